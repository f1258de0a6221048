import ScoreboardTool

ScoreboardTool.main()

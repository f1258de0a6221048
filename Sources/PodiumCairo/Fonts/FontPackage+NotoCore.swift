extension FontPackage {
  /// The faces of Debian 12's `fonts-noto-core`, by what follows "Noto" in their file names.
  static let notoCoreFiles: [String] =
    names(notoCoreFourStyles, styles: ["Regular", "Bold", "Italic", "BoldItalic"])
    + names(notoCoreTwoStyles, styles: ["Regular", "Bold"]) + names(notoCoreOneStyle, styles: ["Regular"])

  private static func names(_ list: String, styles: [String]) -> [String] {
    list.split(whereSeparator: \.isWhitespace).flatMap { face in styles.map { "Noto\(face)-\($0).ttf" } }
  }

  private static let notoCoreFourStyles = "Sans SansDisplay Serif SerifDisplay"

  private static let notoCoreTwoStyles = """
    KufiArabic LoopedLao LoopedThai NaskhArabic NastaliqUrdu RashiHebrew SansAdlam SansAdlamUnjoined
    SansArabic SansArmenian SansBalinese SansBamum SansBengali SansCanadianAboriginal SansCham
    SansCherokee SansDevanagari SansEthiopic SansGeorgian SansGujarati SansGurmukhi SansHanifiRohingya
    SansHebrew SansJavanese SansKannada SansKayahLi SansKhmer SansLao SansLisu SansMalayalam
    SansMedefaidrin SansMeeteiMayek SansMyanmar SansOlChiki SansOriya SansSinhala SansSoraSompeng
    SansSundanese SansSymbols SansTaiTham SansTamil SansTelugu SansThaana SansThai SerifArmenian
    SerifBengali SerifDevanagari SerifEthiopic SerifGeorgian SerifGujarati SerifGurmukhi SerifHebrew
    SerifKannada SerifKhmer SerifKhojki SerifLao SerifMalayalam SerifMyanmar SerifNyiakengPuachueHmong
    SerifSinhala SerifTamil SerifTamilSlanted SerifTelugu SerifThai SerifTibetan SerifYezidi
    """

  private static let notoCoreOneStyle = """
    Music SansAnatolianHieroglyphs SansAvestan SansBassaVah SansBatak SansBhaiksuki SansBrahmi
    SansBuginese SansBuhid SansCarian SansCaucasianAlbanian SansChakma SansCoptic SansCuneiform
    SansCypriot SansDeseret SansDuployan SansEgyptianHieroglyphs SansElbasan SansElymaic SansGlagolitic
    SansGothic SansGrantha SansGunjalaGondi SansHanunoo SansHatran SansImperialAramaic
    SansIndicSiyaqNumbers SansInscriptionalPahlavi SansInscriptionalParthian SansKaithi SansKharoshthi
    SansKhojki SansKhudawadi SansLepcha SansLimbu SansLinearA SansLinearB SansLycian SansLydian
    SansMahajani SansMandaic SansManichaean SansMarchen SansMasaramGondi SansMath SansMayanNumerals
    SansMendeKikakui SansMeroitic SansMiao SansModi SansMongolian SansMro SansMultani SansNKo
    SansNabataean SansNewTaiLue SansNewa SansNushu SansOgham SansOldHungarian SansOldItalic
    SansOldNorthArabian SansOldPermic SansOldPersian SansOldSogdian SansOldSouthArabian SansOldTurkic
    SansOsage SansOsmanya SansPahawhHmong SansPalmyrene SansPauCinHau SansPhagsPa SansPhoenician
    SansPsalterPahlavi SansRejang SansRunic SansSamaritan SansSaurashtra SansSharada SansShavian
    SansSiddham SansSignWriting SansSogdian SansSoyombo SansSylotiNagri SansSymbols2 SansSyriac
    SansTagalog SansTagbanwa SansTaiLe SansTaiViet SansTakri SansTamilSupplement SansTifinagh
    SansTifinaghAPT SansTifinaghAdrar SansTifinaghAgrawImazighen SansTifinaghAhaggar SansTifinaghAir
    SansTifinaghAzawagh SansTifinaghGhat SansTifinaghHawad SansTifinaghRhissaIxa SansTifinaghSIL
    SansTifinaghTawellemmet SansTirhuta SansUgaritic SansVai SansWancho SansWarangCiti SansYi
    SansZanabazarSquare SerifAhom SerifBalinese SerifDogra SerifGrantha SerifTangut TraditionalNushu
    """
}

import type { SenseWords } from '../../senses/sense-words';

/** Names of data in Hindi: in Devanagari, loans among them, and as keys write it in Latin letters. */
export const SENSES_HI: SenseWords = {
  role: {
    target:
      'लक्ष्य(ों) लक्षित टारगेट टार्गेट उद्देश्य? वांछित? अपेक्षित? आवश्यक? lakshya lakshy laksh? lakshit uddeshya vanchhit? apekshit? गारंटीकृत? गारंटीशुदा?',
    plan: 'योजना? नियोजित बजट? niyojit yojana?',
    limit:
      'सीमा(,एं,एँ,ओं) अधिकतम_सीमा न्यूनतम_सीमा ऊपरी_सीमा निचली_सीमा लिमिट अनुमत अनुमेय स्वीकार्य? कानूनी? वैधानिक? मानक_सीमा अनुमत_सीमा ऋण_सीमा गति_सीमा दहलीज seema adhiktam_seema nyuntam_seema anumat anumey seema_rekha gati_seema',
    usual: 'सामान्य? कोटा?',
    benchmark:
      'मानक? मानदंड मापदंड बेंचमार्क संदर्भ? आधार? आधार_रेखा उद्योग? क्षेत्र? राष्ट्रीय? क्षेत्रीय? राज्य? जिला? वैश्विक? विश्व? वर्ग? श्रेणी? सामान्य? राष्ट्रीय_औसत राज्य_औसत जिला_औसत उद्योग_औसत वैश्विक_औसत विश्व_औसत क्षेत्रीय_औसत कक्षा_औसत बाज़ार_औसत दीर्घकालिक_औसत सामान्य_सीमा manak? mandand maapdand aadhar? rashtriya? kshetriya? rashtriya_ausat rajya_ausat zila_ausat udyog_ausat vaishvik_ausat दीर्घकालिक?',
    record:
      'रिकॉर्ड रिकार्ड कीर्तिमान सर्वकालिक सर्वकालिक_उच्च सर्वकालिक_उच्चतम सर्वकालिक_निम्न सर्वकालिक_न्यूनतम अब_तक_का_सर्वश्रेष्ठ व्यक्तिगत_सर्वश्रेष्ठ विश्व_रिकॉर्ड राष्ट्रीय_रिकॉर्ड ऐतिहासिक? kirtiman keertiman sarvakalik sarvkalik vyaktigat_sarvashreshtha vishwa_record aitihasik?',
    total:
      'कुल कुल_योग योग? महायोग समग्र? संपूर्ण? सम्पूर्ण? सभी? सकल? टोटल संचयी पूरा? kul kul_yog yog? mahayog samagra? sampurna? sabhi? sakal? sanchayi',
    part: 'भाग? हिस्सा? हिस्से? अंश? विवरण? विभाजन बंटवारा? वितरण? संरचना? घटक(ों)? खंड? आवंटन? उप_योग जिसमें_से इनमें_से bhag? hissa? hisse? ansh? vivran? vibhajan vitran? ghatak? khand? aavantan? jisme_se up_yog',
    forecast:
      'अनुमान(ों) अनुमानित पूर्वानुमान(ों) पूर्वानुमानित प्रक्षेपण? संभावित? अपेक्षित? प्रत्याशित प्राक्कलन भविष्यवाणी आकलन? anuman anumaan anumanit purvanuman poorvanuman sambhavit? apekshit? pratyashit prakkalan aaklan?',
    actual:
      'वास्तविक असल? असली? हासिल प्राप्त? प्राप्ति? उपलब्धि? पूर्ण? सही? vastavik vaastavik asal? asli? hasil? haasil prapt? praapt? uplabdhi?',
    remaining:
      'शेष बाकी बाक़ी बचा? बचे? बची? बचा_हुआ शेष_राशि शेष_दिन शेष_समय शेष_बजट बकाया? shesh baki baaki bacha? bache? bachi? shesh_rashi shesh_din shesh_samay bakaya? खाली? रिक्त? कमी? उपलब्ध?',
    agreed:
      'स्वीकृत? अनुमोदित? मूल? प्रारंभिक? प्रारम्भिक? आरंभिक? मंज़ूर? मंजूर? तय? निर्धारित? swikrit? anumodit? mool? prarambhik? nirdharit?',
    revised: 'संशोधित? अद्यतन? नया? नई? नए? स्थगित? sanshodhit? naya? nayi? sthagit?',
  },
  aggregate: {
    average: 'औसत(न) एवरेज मध्यमान माध्य? ausat ausatan osat madhyamaan maadhya? bharit_ausat भारित_औसत',
    median: 'माध्यिका मीडियन मध्यिका madhyika maadhyika',
    maximum:
      'अधिकतम उच्चतम सर्वाधिक सबसे_अधिक सबसे_ज्यादा सबसे_बड़ा सबसे_बड़ी सबसे_ऊंचा सबसे_लंबा सबसे_तेज? महत्तम ज्यादातर? adhiktam adhikatam uchchatam ucchatam sarvadhik sabse_adhik sabse_zyada sabse_jyada sabse_bada sabse_tez?',
    minimum:
      'न्यूनतम निम्नतम सबसे_कम सबसे_छोटा सबसे_छोटी सबसे_नीचे लघुत्तम कम_से_कम? सबसे_तेज? nyuntam nyunatam nimntam nimnatam sabse_kam sabse_chhota kam_se_kam? sabse_tez? से_कम? से_नीचे?',
    sum: 'योग? जोड़? योगफल कुल कुल_योग संचयी jod? yog? yogfal kul kul_yog sanchayi',
    percentile: 'शतमक प्रतिशतक पर्सेंटाइल चतुर्थक दशमक shatamak pratishatak chaturthak',
    peak: 'शिखर चरम? पीक चरम_मांग व्यस्ततम शीर्ष? shikhar charam? vyastatam',
  },
  quantity: {
    money:
      'कीमत(,ें,ों) क़ीमत(,ें) मूल्य(ों) दाम(ों) भाव? रेट? लागत(ों) राजस्व आय आमदनी कमाई बिक्री विक्रय टर्नओवर कारोबार? लाभ? मुनाफा मुनाफ़ा शुद्ध_लाभ सकल_लाभ परिचालन_लाभ प्रॉफिट हानि? घाटा घाटे नुकसान? वेतन तनख्वाह मजदूरी मज़दूरी मानदेय पगार किराया किराये शुल्क फीस फ़ीस टोल? बजट व्यय खर्च(,ा,े,ों) खर्च परिव्यय कर? टैक्स जीएसटी आयकर सीमा_शुल्क ऋण(ों) कर्ज कर्ज़ लोन राजकोषीय_घाटा अधिशेष? बचत जमा? जमा_राशि नकद? नकदी नक़द लाभांश ब्याज? प्रीमियम? किस्त ईएमआई भुगतान(ों) अदायगी रिफंड धनवापसी छूट? दान? चंदा अनुदान सहायता? सब्सिडी निवेश(ों)? निधि? फंड? पूंजी पूँजी संपत्ति? सम्पत्ति? परिसंपत्ति(,यां,यों) देनदार(ी,ियां) देयता इक्विटी? बाजार_पूंजीकरण बाज़ार_पूंजीकरण बाजार_मूल्य मूल्यांकन? जीडीपी सकल_घरेलू_उत्पाद राशि रकम धनराशि बिल? जुर्माना दंड? बोनस कमीशन? मुआवजा मुआवज़ा रॉयल्टी शेष_राशि? इनाम? पेंशन? शुद्ध? सकल? आयात? निर्यात? एमएसपी न्यूनतम_समर्थन_मूल्य समर्थन_मूल्य विक्रय_मूल्य क्रय_मूल्य इकाई_मूल्य शेयर_मूल्य बंद_भाव खुला_भाव प्रति_व्यक्ति_आय मार्जिन? शुद्ध_आय kimat keemat qeemat kimaten mulya moolya daam bhav? bhaav? lagat laagat rajasva rajasv aay? amdani aamdani kamai bikri vikray karobar? labh? laabh munafa shuddh_labh sakal_labh hani? ghata? ghaata nuksan? nuksaan? vetan tankhwah majduri mazdoori mandey kiraya shulk vyay kharch kharcha rin? karz karj rajkoshiya_ghata bachat jama? jama_rashi nakad nakadi labhansh byaj? bhugtan bhugtaan kist chhoot? daan? chanda anudan anudaan nivesh poonji punji sampatti? dhanrashi rashi? raqam rakam jurmana muavza muavja shuddh? sakal? aayat? niryat? samarthan_mulya prati_vyakti_aay',
    count:
      'संख्या(,एं,ओं) संख्या मात्रा(एं)? मात्रा? गिनती गणना? नग? अदद लोग? लोगों? व्यक्ति(यों)? कर्मचार(ी,ियों)? स्टाफ जनसंख्या आबादी यातायात? भीड़? उपस्थिति? हाजिरी दर्शक(ों)? श्रोता पाठक पाठकों यात्री? यात्रियों? ग्राहक(ों)? उपभोक्ता? उपयोगकर्ता(ओं)? छात्र(ों)? विद्यार्थी? मरीज(ों)? मरीज़ रोगी? मतदाता(ओं)? सदस्य(ों)? नामांकन पंजीकरण? स्टॉक? भंडार? इकाइयां इकाइयों? बच्चे? पुरुष? महिलाएं? महिला? मवेशी पशु? पशुधन ऑर्डर? आदेश? विजिट क्लिक डाउनलोड? लेनदेन? मामले मामलों मौतें मृत्यु? जन्म? वोट(ों) मत? रन(ों) विकेट? गोल? चौके छक्के अंक? जीत? हार? मैच? कदम परिवार? घर? पद(ों)? बिस्तर नौकरियां शिकायत(,ें,ों) सवारियां गांव? sankhya sankhyaa matra? maatra? ginti ganana? log? vyakti? karmchari? karamchari? jansankhya aabadi abadi yatayat? upasthiti? hajiri? darshak? yatri? grahak? upbhokta? chhatra? vidyarthi? mareez? mariz? matdata? sadasya? namankan? bhandar? bacche? purush? mahila? pashu? mamle maamle mautein mauten maut? janm? mat? chauke chhakke jeet? haar? kadam? parivar? shikayat shikayaten',
    share:
      'प्रतिशत फीसदी फ़ीसदी हिस्सा? हिस्सेदारी बाजार_हिस्सेदारी बाज़ार_हिस्सेदारी भागीदारी? अनुपात? अंश? भार? संरचना? pratishat pratishath prtishat fisadi feesadi hissa? hissedari bazar_hissedari bhagidari? ansh?',
    rate: 'दर(,ें,ों)? दर? वृद्धि_दर विकास_दर ब्याज_दर महंगाई महंगाई_दर मुद्रास्फीति मुद्रास्फीति_दर बेरोजगारी बेरोज़गारी बेरोजगारी_दर साक्षरता साक्षरता_दर मृत्यु_दर जन्म_दर प्रजनन_दर मतदान? मतदान_प्रतिशत उपस्थिति? उपस्थिति_दर प्रतिधारण रूपांतरण रूपांतरण_दर उपयोगिता? उपलब्धता? आर्द्रता नमी? सटीकता शुद्धता? दक्षता कुशलता? कवरेज? भागीदारी_दर सफलता_दर उत्तीर्ण_प्रतिशत पास_प्रतिशत रिकवरी_दर पूर्णता_दर ऑक्यूपेंसी प्रतिफल रिटर्न? मार्जिन? लाभ_मार्जिन गरीबी_दर कर_दर विनिमय_दर रन_रेट स्ट्राइक_रेट संक्रमण_दर लिंगानुपात? dar? vriddhi_dar vikas_dar byaj_dar mehngai mahangai mudrasfiti mudrasphiti berojgari berozgari berojgari_dar saksharta saksharta_dar mrityu_dar janm_dar matdan? matdan_pratishat upasthiti? aardrata nami? satikta dakshata safalta_dar pratifal laabh_margin',
    score:
      'अंक(ों)? स्कोर रेटिंग प्राप्तांक पॉइंट? ग्रेड? सितारे? तारे? संतुष्टि? संतोष? रन? नंबर? श्रेणी? स्तर? मूल्यांकन? ank? praptank santushti? shreni?',
    ratio:
      'अनुपात(ों) गुणांक गुणक? गुना? लिंगानुपात विनिमय_दर प्रति_व्यक्ति anupat anupaat gunank gunak? guna? linganupat vinimay_dar prati_vyakti',
    age: 'आयु उम्र औसत_आयु औसत_उम्र आयु_वर्ग? aayu ayu umra umr? umar? ausat_umra ausat_aayu',
    length:
      'लंबाई लम्बाई ऊंचाई ऊँचाई गहराई दूर(ी,ियां) मोटाई चौड़ाई त्रिज्या व्यास परिधि दृश्यता बर्फ? बर्फबारी हिमपात वर्षा? बारिश? जल_स्तर जलस्तर समुद्र_तल कद? आकार? तरंगदैर्ध्य विस्तार? lambai unchai oonchai gehrai gahrai doori duri motai chaudai trijya vyas? paridhi drishyata barf? barfbari himpat varsha? baarish? barish? jal_star jalstar kad?',
    mass: 'वजन वज़न भार? द्रव्यमान उपज? पैदावार? फसल? उत्पादन? उत्सर्जन कचरा? शुद्ध_वजन सकल_वजन vajan wajan vazan bhar? dravyaman upaj? paidavar? utpadan? utsarjan? kachra?',
    temperature:
      'तापमान ताप? अधिकतम_तापमान न्यूनतम_तापमान औसत_तापमान ओस_बिंदु पारा? महसूस? taapman tapman tapmaan taapmaan adhiktam_tapman nyuntam_tapman os_bindu para?',
    duration:
      'अवधि(,यां,यों) अवधि समय? वक्त? प्रतीक्षा? प्रतीक्षा_समय इंतजार? इंतज़ार? देर(ी,ियां) विलंब लेटेंसी प्रतिक्रिया_समय यात्रा_समय डिलीवरी_समय वितरण_समय समाधान_समय लैप_समय लोड_समय चलने_का_समय कार्यकाल? ठहराव? जीवनकाल जीवन_प्रत्याशा नींद? धूप? डाउनटाइम बाधा? ओवरटाइम awadhi avadhi samay? waqt? pratiksha? pratiksha_samay prateeksha_samay intezar? intzar? deri? der? vilamb pratikriya_samay yatra_samay samadhan_samay karyakal? jeevan_pratyasha neend? dhoop?',
    speed:
      'गति? रफ्तार रफ़्तार स्पीड वेग हवा? पवन? हवा_की_गति हवा_की_रफ्तार वायु_गति झोंके औसत_गति अधिकतम_गति प्रवाह? gati? raftar raftaar veg? hawa? pavan? hawa_ki_gati vayu_gati',
    energy:
      'ऊर्जा बिजली? विद्युत? खपत? बिजली_खपत ऊर्जा_खपत उत्पादन? बिजली_उत्पादन कैलोरी उपभोग? मांग? oorja urja bijli? vidyut? khapat? bijli_khapat utpadan? upbhog?',
    power:
      'शक्ति? क्षमता? स्थापित_क्षमता लोड? मांग? अधिकतम_मांग बिजली? अश्वशक्ति पावर? shakti? kshamta? sthapit_kshamta mang? maang? ashwashakti',
    pressure:
      'दबाव दाब वायुदाब वायुमंडलीय_दबाव रक्तचाप बीपी? सिस्टोलिक डायस्टोलिक टायर_दबाव dabav dabaav daab? vayudab raktchap raktachap',
    area: 'क्षेत्रफल रकबा रक़बा क्षेत्र? सतह? बुवाई_क्षेत्र बोया_गया_क्षेत्र वन_क्षेत्र कुल_क्षेत्रफल निर्मित_क्षेत्र भूमि? जमीन? भूखंड? kshetrafal kshetraphal rakba kshetra? bhumi? jameen? zameen? van_kshetra',
    volume:
      'आयतन मात्रा? क्षमता? भंडारण? जलाशय? जल_भंडारण जल_प्रवाह बहाव? ईंधन? पानी? aayatan ayatan matra? kshamta? bhandaran? jalashay? indhan? pani?',
    rank: 'रैंक रैंकिंग स्थान? पद? क्रम? क्रमांक? पायदान पोजीशन वरीयता? दर्जा? sthan? sthaan? kram? kramank? paydan variyata?',
    place:
      'द्वार? गेट? प्लेटफॉर्म प्लेटफार्म टर्मिनल सीट? मंजिल? तल? लेन? चक्र? दौर? राउंड लैप? चरण? पृष्ठ? अध्याय? एपिसोड पारी? ओवर? सत्र? सप्ताह? कक्षा? पंक्ति? संस्करण? खंड? कमरा? वार्ड? नंबर? जर्सी_नंबर स्तर? manzil? daur? charan? prishth? adhyay? paari? pari? satra? kaksha? pankti? sanskaran? kamra?',
    voltage: 'वोल्टेज विभव विभवांतर voltej vibhav? vibhavantar',
    frequency:
      'आवृत्ति? बारंबारता हृदय_गति नाड़ी? धड़कन? दिल_की_धड़कन फ्रीक्वेंसी aavritti? avritti? barambarta hriday_gati nadi_gati dhadkan?',
    data: 'मेमोरी? डिस्क? भंडारण? बैंडविड्थ फ़ाइल_आकार फाइल_का_आकार डेटा? डाटा? ट्रैफिक? आकार? file_aakar aakar?',
    concentration:
      'सांद्रता नाइट्रेट नाइट्राइट फॉस्फेट ओजोन लवणता खारापन शर्करा? रक्त_शर्करा ग्लूकोज कोलेस्ट्रॉल ट्राइग्लिसराइड हीमोग्लोबिन क्रिएटिनिन ऑक्सीजन? घुलित_ऑक्सीजन गंदलापन कठोरता? सीसा? पारा? आर्सेनिक फ्लोराइड क्लोरीन अमोनिया सोडियम पोटैशियम कैल्शियम लोहा? पराग खुराक? घनत्व? जनसंख्या_घनत्व? अल्कोहल? sandrata saandrata lavanta sharkara? rakt_sharkara gandlapan sisa? khurak? ghanatva?',
    probability:
      'संभावना(,एं,ओं) संभावना सम्भावना प्रायिकता जोखिम? आसार? विश्वास? विश्वास_स्तर बारिश_की_संभावना वर्षा_की_संभावना sambhavna sambhavana prayikta jokhim? varsha_ki_sambhavna baarish_ki_sambhavna',
    index:
      'सूचकांक(ों) इंडेक्स निर्देशांक? सूचक? वायु_गुणवत्ता वायु_गुणवत्ता_सूचकांक एक्यूआई मानव_विकास_सूचकांक उपभोक्ता_मूल्य_सूचकांक बीएमआई सेंसेक्स? निफ्टी? परिमाण? तीव्रता? suchkank soochkank suchakank vayu_gunvatta upbhokta_mulya_suchkank parimaan? tivrata?',
  },
  change: {
    any: 'बदलाव(ों) परिवर्तन(ों) अंतर अन्तर फर्क फ़र्क भिन्नता? विचलन घट_बढ़ उतार_चढ़ाव रुझान? प्रवृत्ति? लाभ_हानि मुकाबले? तुलना? badlav badlaav parivartan antar? fark farq vichalan utar_chadhav rujhan? labh_hani mukable? tulna?',
    up: 'वृद्धि बढ़ोतरी बढ़ोत्तरी बढ़त? इजाफा इज़ाफ़ा विकास? तेजी? बढ़ा? बढ़ी? उछाल सुधार? लाभ? vriddhi vridhi badhotari badhotri badhat? ijafa izafa vikas? teji? tezi? uchhal sudhar? badha?',
    down: 'कमी? गिरावट घटाव? घटा? घटी? हानि? नुकसान? कटौती? ह्रास मंदी? गिरा? संकुचन girawat giravat kami? ghata? hani? nuksan? katauti? hraas mandi?',
  },
  identifier:
    'पहचान? पहचान_संख्या पहचान_पत्र आईडी आधार_संख्या आधार_नंबर पैन पैन_नंबर जीएसटीआईएन यूएएन कोड उत्पाद_कोड पिन_कोड पिनकोड डाक_कोड आईएफएससी क्रमांक? क्रम_संख्या क्रम_सं अनुक्रमांक? रोल_नंबर पंजीकरण_संख्या पंजीकरण_क्रमांक चालान_संख्या बिल_संख्या बीजक_संख्या ऑर्डर_संख्या आदेश_संख्या खाता_संख्या खाता? फोन? फ़ोन? दूरभाष मोबाइल? मोबाइल_नंबर फैक्स ईमेल पता? अक्षांश देशांतर निर्देशांक? संस्करण? वाहन_संख्या गाड़ी_नंबर लाइसेंस_संख्या सीरियल_नंबर बैच_संख्या ट्रेन_संख्या गाड़ी_संख्या उड़ान_संख्या जर्सी_नंबर पासवर्ड चित्र? तस्वीर? फोटो? रंग? लिंक? नंबर? बारकोड संदर्भ_संख्या खसरा_संख्या pehchan? pahchan? kramank? kram_sankhya anukramank? aadhar_sankhya aadhaar? panjikaran_sankhya khata_sankhya durbhash pata? akshansh deshantar sanskaran? vahan_sankhya rang? pin_code dak_code khasra_sankhya',
  technical:
    'शब्दावली परिभाषा स्कीमा? निर्माता_आईडी द्वारा_बनाया_गया द्वारा_निर्मित द्वारा_संशोधित द्वारा_अद्यतन हटाया_गया हटाया? संशोधित? पृष्ठ? पेज? प्रति_पृष्ठ पृष्ठ_संख्या अगला_पृष्ठ पिछला_पृष्ठ कुल_पृष्ठ समय_क्षेत्र प्रारूप? त्रुटि_कोड स्थिति_कोड विन्यास सेटिंग? विकल्प? पंक्ति_संख्या सक्रिय? निष्क्रिय? सत्र? मेटाडेटा prishth? prishth_sankhya prati_prishth samay_kshetra praroop? truti_code sakriya? banaya_gaya? sanshodhit? dwara_nirmit',
  member: {
    unit: 'इकाई इकाइयां? मात्रक यूनिट? माप_इकाई मापन_इकाई माप? ikai ikaai matrak maatrak maap_ikai',
    currency: 'मुद्रा(एं) करेंसी मुद्रा_कोड mudra mudra_code',
    scale:
      'पैमाना? स्केल? गुणक? हजार_में हज़ार_में लाख_में करोड़_में दशमलव? लाख? करोड़? paimana? gunak? lakh_mein crore_mein karod_mein hazar_mein dashamlav?',
    label:
      'नाम? लेबल? शीर्षक? संकेतक(ों) सूचक मापदंड? मापक? पैरामीटर चर? आंकड़ा? आंकड़े? मद(,ें,ों) मद विवरण? विषय? प्रश्न? सवाल? जांच? परीक्षण? खाता? वर्णन? विशेषता? मीट्रिक naam? nam? sanketak suchak? maapdand? aankda? aankde? mad? vivran? vishay? prashn? sawal? jaanch? janch? varnan?',
    value:
      'मान? मूल्य? राशि? परिणाम? नतीजा? नतीजे? रीडिंग? वर्तमान? मौजूदा? अभी? आज? ताजा? मात्रा? संख्या? आंकड़ा? मापा_गया maan? mulya? rashi? parinam? natija? vartaman? maujuda? abhi? taza? aankda?',
    title: 'शीर्षक? हेडलाइन सुर्खी सुर्खियां विषय? नाम? उपशीर्षक shirshak? sheershak? vishay? naam? upshirshak',
    source:
      'स्रोत(ों)? स्रोत? सोर्स? आंकड़ों_का_स्रोत डेटा_स्रोत प्रकाशक सौजन्य? लेखक? संस्था? के_अनुसार अनुसार? द्वारा_जारी जारीकर्ता? srot? strot? data_srot prakashak? saujanya? lekhak? ke_anusar',
    asOf: 'तक? की_स्थिति_में अद्यतन? अपडेट? अंतिम_अद्यतन अंतिम_अपडेट पिछला_अपडेट अद्यतन_तिथि अपडेट_तिथि आंकड़ों_की_तिथि रिपोर्ट_तिथि रिपोर्ट_की_तारीख जारी_तिथि प्रकाशन_तिथि प्रकाशित? मापन_तिथि मापन_समय समय_मुहर नमूना_तिथि तिथि? तारीख? दिनांक? antim_adyatan adyatan? adyatan_tithi report_tithi prakashan_tithi prakashit? mapan_tithi tithi? tarikh? dinank?',
    period:
      'अवधि? समय_अवधि समयावधि रिपोर्टिंग_अवधि काल? कालखंड वित्तीय_वर्ष? वित्त_वर्ष? सीमा? अंतराल? से? तिमाही? महीना? माह? वर्ष? साल? सप्ताह? avadhi? awadhi? samay_avadhi kaal? vittiya_varsh? antral? timahi? maah? varsh? saal?',
    language: 'भाषा(,एं,ओं)? भाषा? भाषा_कोड bhasha? bhasha_code',
    base: 'आधार? आधार_वर्ष नमूना? नमूने? नमूना_आकार सैंपल? उत्तरदाता(ओं) प्रतिभागी? हर? में_से जनसंख्या? aadhar? aadhar_varsh namuna? namuna_aakar uttardata pratibhagi? mein_se?',
    note: 'टिप्पण(ी,ियां) नोट? स्पष्टीकरण फुटनोट पाद_टिप्पणी अभ्युक्ति कैफियत? tippani spashtikaran abhyukti',
    prose: 'विवरण? सारांश व्याख्या कारण? पाठ? vivran? saransh vyakhya karan?',
  },
  names: {
    person:
      'व्यक्ति(यों)? खिलाड़(ी,ियों) उम्मीदवार(ों) प्रत्याश(ी,ियों) एथलीट धावक(ों) चालक(ों)? ड्राइवर तैराक कर्मचार(ी,ियों) लेखक(ों) कलाकार(ों) ग्राहक(ों)? मरीज(ों)? मरीज़ रोगी छात्र(ों)? छात्रा? विद्यार्थ(ी,ियों) शिक्षक(ों) अध्यापक डॉक्टर(ों) चिकित्सक एजेंट? उपयोगकर्ता? नाम? पूरा_नाम पहला_नाम उपनाम कप्तान कोच? प्रबंधक निदेशक निर्देशक अभिनेता अभिनेत्री गायक वक्ता बल्लेबाज(ों) बल्लेबाज़ गेंदबाज(ों) गेंदबाज़ गोलकीपर मालिक? विक्रेता? प्रतिनिधि? दानदाता सदस्य? मतदाता? किसान(ों)? सांसद विधायक मंत्री मुख्यमंत्री प्रधानमंत्री राष्ट्रपति महापौर सरपंच? लाभार्थी vyakti? khiladi khilari ummeedwar ummidwar pratyashi dhavak chalak? tairak karmchari? lekhak? kalakar grahak? mareez? mariz? rogi? chhatra? chhatr? vidyarthi shikshak adhyapak chikitsak naam? poora_naam pura_naam upnaam kaptan? prabandhak nideshak abhineta abhinetri gayak ballebaz ballebaaz gendbaz gendbaaz kisan? sansad? vidhayak mantri? labharthi',
    organisation:
      'कंपन(ी,ियां,ियों) कम्पनी संगठन(ों) संस्था(,एं,ओं)? संस्थान(ों) फर्म ब्रांड(ों) आपूर्तिकर्ता(ओं) विक्रेता(ओं)? नियोक्ता पार्टी? दल(ों)? राजनीतिक_दल बैंक(ों)? एयरलाइन ऑपरेटर प्रदाता? एजेंसी? प्रकाशक फंड? अस्पताल(ों) स्कूल(ों) विद्यालय(ों) विश्वविद्यालय(ों) कॉलेज महाविद्यालय मंत्रालय(ों) विभाग(ों)? निगम(ों) परिषद? समिति? संघ? साझेदार? प्रतिस्पर्धी? निर्माता(ओं)? उत्पादक? ठेकेदार kampani sangathan sanstha? sansthan aapurtikarta vikreta? niyokta dal? prakashak? aspatal vidyalay vishwavidyalay mahavidyalay mantralay vibhag? nigam parishad? samiti? nirmata?',
    place:
      'शहर(ों) नगर(ों)? देश(ों) राज्य(ों) प्रदेश? केंद्र_शासित_प्रदेश क्षेत्र? जिला जिले जिलों ज़िला तहसील तालुका ब्लॉक? प्रखंड पंचायत ग्राम_पंचायत गांव गाँव ग्राम? कस्बा मोहल्ला इलाका इलाके स्थान? जगह? स्थल? स्टेशन(ों) केंद्र? दुकान(,ें,ों) स्टोर? शाखा(,एं,ओं)? कार्यालय? दफ्तर? गोदाम मंड(ी,ियां) हवाई_अड्डा एयरपोर्ट बंदरगाह स्टेडियम मैदान? अस्पताल(ों) स्कूल(ों) नद(ी,ियां,ियों) झील बांध बाँध जलाशय? पहाड़ पर्वत? द्वीप महाद्वीप बाजार? बाज़ार? पता? उद्गम? गंतव्य पड़ाव? रेस्तरां होटल भवन? वार्ड? खेत? पार्क? राजधानी संयंत्र कारखाना मतदान_केंद्र विधानसभा_क्षेत्र लोकसभा_क्षेत्र निर्वाचन_क्षेत्र जन्म_स्थान shahar shehar sheher nagar? desh rajya pradesh? kshetra? zila jila jile tehsil tahsil prakhand panchayat gaon gaanv ganv gram? kasba mohalla ilaka sthan? sthaan? jagah? sthal? dukan dukaan shakha? karyalay? godam mandi? hawai_adda bandargah maidan? aspatal nadi? jheel bandh? jalashay? pahad dweep mahadweep bazar? bazaar? gantavya rajdhani sanyantra karkhana matdan_kendra nirvachan_kshetra vidhansabha loksabha',
    team: 'टीम(,ें,ों) दल? क्लब(ों) पक्ष? विपक्षी? प्रतिद्वंद्वी मेजबान? मेहमान? लीग? एकादश dal? vipakshi? pratidwandwi pratidvandvi mejban? mezban? mehman?',
    product:
      'उत्पाद(ों) वस्तु(,एं,ओं) सामान? माल? मॉडल? खेल? पुस्तक(,ें,ों) किताब(,ें,ों) गाना गाने गीत एल्बम फिल्म(,ें,ों) फ़िल्म(ें) धारावाहिक ऐप? सेवा(,एं,ओं)? योजना? व्यंजन उपकरण? वाहन(ों) गाड़(ी,ियां) कार? दवा(,एं,ओं) दवाई औषधि सामग्री? फसल(,ें,ों) फ़सल जिंस पैकेज? टीका? टीके? किस्म? प्रोडक्ट आइटम? utpad utpaad vastu? samaan? saman? maal? pustak kitab gaana? gana? geet dharavahik seva? sewa? vyanjan upkaran? vahan gaadi gadi? dawa dava? dawai aushadhi samagri? fasal phasal jins? kism?',
    thing:
      'नाम? शीर्षक? संपत्ति? शेयर(ों)? प्रतीक चिह्न? सिक्का? प्रजाति(,यां,यों) जानवर(ों) पशु(ओं)? पक्षी ग्रह तारा? भाषा? अभियान चैनल(ों)? परियोजना(,एं,ओं) कार्य? काम? टिकट? पृष्ठ? सर्वर विकल्प? प्रश्न? सवाल? परीक्षण? विषय(ों)? पाठ्यक्रम मार्ग? लाइन? उड़ान? ट्रेन? रेलगाड़ी जहाज मशीन(,ें,ों) सेंसर खाता? वीडियो? तत्व? नस्ल? योजना(,एं,ओं)? naam? prateek? prajati janwar janvar? grah? bhasha? abhiyan pariyojana pariyojna karya? kaam? vikalp? prashn? vishay? pathyakram marg? udan? jahaj jahaz tatva? nasl? yojana?',
    event:
      'घटना(,एं,ओं) कार्यक्रम(ों) मैच(ों) मुकाबला मुकाबले? खेल? दौड़ टूर्नामेंट प्रतियोगिता(,एं,ओं) स्पर्धा हादसा हादसे दुर्घटना(,एं,ओं)? बैठक चुनाव(ों)? सम्मेलन सत्र? एपिसोड? भूकंप(ों) तूफान(ों) बाढ़? प्रयोग? परीक्षा(,एं,ओं) दौर? चरण? समारोह त्योहार नीलामी ghatna ghatnaen karyakram mukabla muqabla? khel? daud pratiyogita spardha hadsa durghatna? baithak chunav? sammelan satra? bhukamp bhookamp toofan tufan badh? prayog? pariksha daur? charan? tyohar neelami',
    category:
      'श्रेण(ी,ियां,ियों) वर्ग(ों)? प्रकार(ों) किस्म? समूह(ों) कक्षा? खंड? क्षेत्र(ों)? उद्योग(ों)? विभाग(ों) प्रभाग शैली? स्थिति? दर्जा? चैनल? स्तर? आयु_वर्ग आयु_समूह लिंग? विषय? टैग? चरण? प्राथमिकता गंभीरता? पद? पदनाम भूमिका? ऋतु? मौसम? शिक्षा? धर्म? जाति? व्यवसाय? माध्यम? उपश्रेणी shreni varg? prakar prakaar kism? samuh samooh kaksha? khand? udyog? vibhag prabhag? sthiti? aayu_varg ling? karan? charan? prathmikta padnaam? bhumika? mausam? shiksha? dharm? jati? vyavsay? madhyam?',
    cause: 'कारण वजह',
  },
  time: 'तिथि(यां) तारीख(,ें) तारीख़ दिनांक दिन(ों) माह महीना महीने महीनों मास? सप्ताह(ों) हफ्ता हफ्ते हफ़्ता वर्ष(ों) साल(ों) सन? तिमाही छमाही सत्र? सीजन? मौसम? घंटा घंटे घंटों मिनट? सेकंड? समय? वक्त? वित्तीय_वर्ष वित्त_वर्ष शैक्षणिक_वर्ष कार्यदिवस सप्ताहांत दशक शताब्दी सदी अवधि? काल? प्रारंभ? आरंभ? शुरुआत? समाप्ति? अंत? प्रारंभ_तिथि आरंभ_तिथि समाप्ति_तिथि अंतिम_तिथि नियत_तिथि देय_तिथि जन्म_तिथि जन्मतिथि जन्म_वर्ष स्थापना? स्थापना_वर्ष ऑर्डर_तिथि बिक्री_तिथि भुगतान_तिथि चालान_तिथि डिलीवरी_तिथि प्रकाशन_तिथि जारी_तिथि वैधता? प्रस्थान? आगमन? सूर्योदय सूर्यास्त निर्माण_वर्ष पंजीकरण_तिथि प्रवेश_तिथि सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार tithi tareekh tarikh taareekh dinank dinaank din? mah? maah? mahina maheena mahine saptah saptaah hafta hafte? varsh saal? timahi timaahi chhamahi mausam? ghanta ghante samay? vittiya_varsh vitt_varsh dashak shatabdi sadi? avadhi? prarambh? aarambh? shuruaat? samapti? ant? prarambh_tithi samapti_tithi antim_tithi janm_tithi janamtithi sthapana? prasthan? aagman? suryoday suryast',
  side: {
    home: 'घर? घरेलू? मेजबान मेज़बान मेजबान_टीम gharelu? mejban mezban mejban_team',
    away: 'मेहमान? बाहर? मेहमान_टीम विपक्षी? अतिथि? mehman? bahar? mehman_team vipakshi?',
    a: 'टीम_ए टीम_अ समूह_क समूह_अ समूह_ए विकल्प_क विकल्प_अ टीम_1 खिलाड़ी_1 पक्ष_क samuh_a vikalp_a khiladi_1 paksh_a',
    b: 'टीम_बी टीम_ब समूह_ख समूह_ब समूह_बी विकल्प_ख विकल्प_ब टीम_2 खिलाड़ी_2 पक्ष_ख चुनौतीकर्ता? samuh_b vikalp_b khiladi_2 paksh_b',
    treatment:
      'उपचार? उपचारित उपचार_समूह प्रायोगिक प्रयोगात्मक प्रायोगिक_समूह हस्तक्षेप परीक्षण_समूह upchar? upcharit upchar_samuh prayogik hastakshep',
    control: 'नियंत्रण? नियंत्रण_समूह नियंत्रित? प्लेसीबो मूल? niyantran? niyantran_samuh',
    men: 'पुरुष(ों) मर्द(ों) आदमी लड़का लड़के लड़कों बालक? नर? छात्र? purush mard? aadmi? ladka ladke larke balak?',
    women:
      'महिला(,एं,एँ,ओं) महिला स्त्र(ी,ियां,ियों) औरत(,ें,ों) लड़क(ी,ियां,ियों) बालिका मादा? छात्रा? mahila mahilayen mahilaen stri? aurat ladki ladkiyan larki balika',
    for: 'पक्ष? पक्ष_में समर्थन? समर्थक सहमत हां? हाँ? paksh? paksh_mein samarthan? samarthak sahmat haan? han?',
    against:
      'विरोध? विरोध_में खिलाफ ख़िलाफ़ विपक्ष? असहमत नहीं? विरोधी? virodh? virodh_mein khilaf khilaaf vipaksh? asahmat nahin? nahi?',
    best: 'सर्वश्रेष्ठ सर्वोत्तम बेहतरीन श्रेष्ठ? सबसे_अच्छा सबसे_अच्छी सबसे_तेज? sarvashreshtha sarvshreshth sarvottam behtareen shreshth? sabse_accha sabse_achha sabse_tez?',
    worst: 'सबसे_खराब सबसे_ख़राब सबसे_बुरा सबसे_बुरी निकृष्टतम सबसे_धीमा? sabse_kharab sabse_bura nikrishtatam',
    first:
      'पहला? पहली? पहले? प्रथम? प्रारंभिक आरंभिक शुरुआती? स्वर्ण? pehla? pahla? pehli? pratham? prarambhik shuruati? swarn? पुराना?',
    last: 'अंतिम? अन्तिम? आखिरी? आख़िरी? समापन? नवीनतम हालिया? antim? aakhiri? akhiri? samapan? navintam naveentam नया?',
    before: 'पहले? पूर्व? शुरुआत? आरंभ? pehle?',
    after: 'बाद? अंत? baad?',
    winner: 'विजेता(ओं) जीता? जीते? विजयी चैंपियन निर्वाचित? vijeta vijayi jeeta? jite? nirvachit?',
    loser: 'हारा? हारे? पराजित उपविजेता? हारने_वाला haara? hare? parajit upvijeta? harne_wala',
    top: 'शीर्ष? सर्वोच्च? अग्रणी? ऊपर? सबसे_ऊपर प्रमुख? टॉप? sheersh? shirsh? sarvochch? agrani? pramukh? sabse_upar',
    bottom: 'निचला? निचले? नीचे? सबसे_नीचे निम्न? अंतिम? nichla? niche? nimn? sabse_neeche',
  },
  state:
    'खुला? खुले? बंद? बन्द? हल? सुलझा सुलझे निपटाया निपटाए निपटारा निस्तारित बिका? बिके बेचा? बेचे_गए पास? उत्तीर्ण अनुत्तीर्ण फेल असफल सफल? रद्द निरस्त पूर्ण? पूरा? पूरे? अपूर्ण वितरित? पहुंचाया निर्धारित? संचालित सूचित? लंबित प्रतीक्षारत भरा? भरे? खाली? रिक्त उपलब्ध प्रयुक्त? आरक्षित बुक? भुगतान_किया अदा? बकाया? वापस? लौटाया भेजा? भेजे? उत्तरित अनुत्तरित सक्रिय? निष्क्रिय? संसाधित स्वीकृत अस्वीकृत मंजूर नामंजूर खारिज भर्ती? डिस्चार्ज उपचारित टीकाकृत ठीक? स्वस्थ? संक्रमित पुष्ट पुष्टि? संदिग्ध? मृत मृतक घायल(ों) लापता गिरफ्तार दोषी? बचाया? बचाए_गए प्रभावित पंजीकृत नामांकित? समाप्त? विलंबित स्थगित विलम्बित रवाना? पहुंचे? अवरुद्ध मरम्मत? शुरू? आरंभ? जारी? नवीनीकृत प्राप्त? देखा? देखे? खेला? खेले? उत्पादित? निर्मित? स्थापित? पुनर्चक्रित रोपित लगाए? काटा? किराए_पर नियुक्त? निलंबित? बर्खास्त आयातित निर्यातित परीक्षित जांचे? गिने? वैध? अवैध? दर्ज? अनुपस्थित उपस्थित? khula? khule? band? hal? suljha suljhe niptaya nistarit bika? bike? uttirn anuttirn asafal safal? radd nirast purn? poora? apurn vitrit? nirdharit? sanchalit lambit bhara? khali? rikt uplabdh arakshit aarakshit vapas? bheja? bheje? sakriya? nishkriya? swikrit asvikrit manjur namanjur kharij bharti? sankramit pusht? mrit? mritak ghayal lapata laapata giraftar prabhavit panjikrit samapt? vilambit sthagit shuru? jari? jaari? prapt? niyukt? nilambit? barkhast aayatit niryatit darj? anupasthit upasthit?',
  polarity: {
    up: 'राजस्व आय आमदनी कमाई बिक्री विक्रय लाभ? मुनाफा मुनाफ़ा शुद्ध_लाभ सकल_लाभ परिचालन_लाभ प्रॉफिट शुद्ध_आय प्रति_व्यक्ति_आय जीत? जीतें संतुष्टि? संतोष? अंक(ों)? स्कोर रेटिंग प्राप्तांक प्रतिधारण उपलब्धता? सटीकता दक्षता उत्पादकता रूपांतरण रूपांतरण_दर विकास_दर वृद्धि_दर सफलता_दर उत्तीर्ण_प्रतिशत पास_प्रतिशत लाभ_मार्जिन मार्जिन? अधिशेष? बचत दान? दानदाता ग्राहक? सदस्य? रोजगार रोज़गार साक्षरता साक्षरता_दर समयपालन टीकाकरण ठीक? स्वस्थ? उत्तीर्ण सफल? सफलता निस्तारित रन? विकेट? गोल? पदक(ों) उपस्थिति? मतदान_प्रतिशत गुणवत्ता वायु_गुणवत्ता? जीवन_प्रत्याशा अक्षय_ऊर्जा नवीकरणीय लाभांश सुधार? पैदावार? उपज? निर्यात? बाजार_हिस्सेदारी हिस्सेदारी? लिंगानुपात? रन_रेट स्ट्राइक_रेट जीडीपी मानव_विकास_सूचकांक rajasva rajasv aay? amdani aamdani kamai bikri vikray labh? laabh munafa shuddh_labh sakal_labh prati_vyakti_aay jeet? santushti? ank? praptank satikta dakshata utpadakta vikas_dar vriddhi_dar safalta safalta_dar bachat rojgar rozgar saksharta saksharta_dar tikakaran uttirn padak gunvatta? jeevan_pratyasha labhansh sudhar? upaj? paidavar? matdan_pratishat',
    down: 'त्रुटि(,यां,यों) गलत(ी,ियां) गलतियां विफलता(एं) विफलता असफलता असफल फेल शिकायत(,ें,ों) मौत(,ें,ों) मृत्यु मृतक मृत_संख्या मृत्यु_दर रद्द निरस्त देर(ी,ियां) विलंब विलंबित लागत(ों) लागत खर्च(,ा,े,ों) व्यय? उत्सर्जन प्रतीक्षा_समय प्रतिक्रिया_समय समाधान_समय लैप_समय लोड_समय डाउनटाइम बाधा? घटना(एं)? दुर्घटना(,एं,ओं) हादसा हादसे घायल पीड़ित अपराध(ों) चोरी धोखाधड़ी भ्रष्टाचार हत्या(,एं,ओं) हत्या ऋण(ों) ऋण कर्ज कर्ज़ घाटा घाटे राजकोषीय_घाटा हानि? नुकसान बेरोजगारी बेरोज़गारी बेरोजगारी_दर महंगाई महंगाई_दर मुद्रास्फीति मुद्रास्फीति_दर दोष(ों)? खराबी बकाया? लंबित अनुपस्थिति अनुपस्थित गरीबी गरीबी_दर भुखमरी कुपोषण प्रदूषण प्रदूषक संक्रमण संक्रमण_दर संक्रमित हार? पराजय जुर्माना? अस्वीकृत खारिज बर्खास्त छंटनी कचरा? अपशिष्ट? लापता दिवालिया एनपीए दुष्प्रभाव लक्षण? जोखिम? आग? बाढ़? सूखा? भीड़? निरक्षरता मंदी truti trutiyan galti galtiyan vifalta asafalta asafal shikayat shikayaten maut mautein mauten mrityu mritak mrityu_dar radd deri? vilamb vilambit lagat laagat kharch kharcha vyay? utsarjan pratiksha_samay prateeksha_samay pratikriya_samay samadhan_samay durghatna hadsa ghayal apradh chori? dhokhadhadi bhrashtachar hatya rin? karz karj ghata? ghaata rajkoshiya_ghata hani? nuksan? nuksaan? berojgari berozgari berojgari_dar mehngai mahangai mudrasfiti mudrasphiti lambit anupasthiti garibi gareebi bhukhmari kuposhan pradushan sankraman sankramit haar? asvikrit kharij chhantni kachra? lapata laapata jokhim? nirakshrata',
  },
  per: 'प्रति प्रति_व्यक्ति प्रति_इकाई प्रति_शेयर प्रत्येक? हर? prati prati_vyakti prati_ikai pratyek? har?',
};

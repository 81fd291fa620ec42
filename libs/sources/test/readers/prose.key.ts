/** A figure that a person reads: its number, words of which its name must hold one ("a|b"), and its unit where it has one. */
export type ProseFigure = readonly [number: number, named: string, unit?: string];

/** A page of running text and every figure in it. Written before any reader saw it; days, hours, names and years are none. */
export interface ProsePage {
  language: string;
  paragraphs: readonly string[];
  figures: readonly ProseFigure[];
}

export const PROSE_PAGES: Record<string, ProsePage> = {
  bakery: {
    language: 'en',
    paragraphs: [
      'Northwind Bakery sold 3.4 million loaves last year and opened 27 shops. Revenue rose 12% to $410 million, while net debt fell by $42 million to $95 million.',
      'Its 1,850 employees worked 36.5 hours a week on average, and staff turnover dropped from 18.2% to 14.6%. The lowest wage is now $17.25 an hour.',
      'The company, founded in 1987, will report again on 14 March 2027 at 9:30 a.m.',
    ],
    figures: [
      [3400000, 'loaves|sold'],
      [27, 'shops'],
      [12, 'revenue', '%'],
      [410000000, 'revenue', 'USD'],
      [42000000, 'debt', 'USD'],
      [95000000, 'debt', 'USD'],
      [1850, 'employees'],
      [36.5, 'employees|worked|week', 'hours'],
      [18.2, 'turnover', '%'],
      [14.6, 'turnover', '%'],
      [17.25, 'wage', 'USD'],
    ],
  },
  bridge: {
    language: 'en',
    paragraphs: [
      'The new bridge is 1,240 m long and 38 m wide, and its towers reach 96 metres. It carries 54,000 vehicles a day, of which 9% are lorries, and cuts the trip from 47 minutes to 19 minutes.',
      'Building it took 3 years, 22,000 tonnes of steel and 6,400 cubic metres of concrete. Winds of up to 130 km/h and temperatures between -25 °C and 38 °C were tested.',
      'The A12 motorway and the B-7 ramp stay closed until 5 May.',
    ],
    figures: [
      [1240, 'bridge|long', 'm'],
      [38, 'wide|bridge', 'm'],
      [96, 'towers', 'm'],
      [54000, 'vehicles'],
      [9, 'lorries', '%'],
      [47, 'trip', 'minutes'],
      [19, 'trip', 'minutes'],
      [3, 'building', 'years'],
      [22000, 'steel|building', 't'],
      [6400, 'concrete'],
      [130, 'winds', 'km/h'],
      [-25, 'temperatures', '°C'],
      [38, 'temperatures', '°C'],
    ],
  },
  stadtwerke: {
    language: 'de',
    paragraphs: [
      'Die Stadtwerke Lindau haben 2026 rund 1,35 Milliarden Kilowattstunden Strom geliefert, 4,2 Prozent mehr als im Vorjahr. Der Umsatz stieg auf 284,6 Millionen Euro, der Gewinn sank um 3,1 Millionen Euro auf 18,9 Millionen Euro.',
      'Das Unternehmen beschäftigt 1.480 Menschen und betreibt 62 Busse. Der Strompreis liegt bei 31,4 Cent je Kilowattstunde.',
      'Am 3. Februar 2027 um 10.30 Uhr beginnt die Hauptversammlung.',
    ],
    figures: [
      [1350000000, 'stadtwerke|strom', 'kWh'],
      [4.2, 'strom|mehr|geliefert', '%'],
      [284600000, 'umsatz', 'EUR'],
      [3100000, 'gewinn', 'EUR'],
      [18900000, 'gewinn', 'EUR'],
      [1480, 'menschen'],
      [62, 'busse'],
      [31.4, 'strompreis'],
    ],
  },
  freiburg: {
    language: 'de',
    paragraphs: [
      'In Freiburg fielen 18,5 Liter Regen pro Quadratmeter, am Feldberg waren es 46 Liter. Die Temperatur erreichte 34,7 Grad, in der Nacht sank sie auf 19 Grad.',
      'Beim Marathon kamen 12.350 Läufer ins Ziel, rund 7 % gaben auf. Der Sieger brauchte 2 Stunden und 11 Minuten. Die B 31 war 5 Stunden gesperrt; Auskunft gibt die Telefonnummer 0761 20180.',
    ],
    figures: [
      [18.5, 'regen|freiburg', 'l'],
      [46, 'feldberg', 'l'],
      [34.7, 'temperatur'],
      [19, 'nacht|temperatur'],
      [12350, 'läufer'],
      [7, 'gaben|läufer|marathon', '%'],
      [2, 'sieger', 'hours'],
      [11, 'sieger', 'minutes'],
      [5, 'gesperrt|war', 'hours'],
    ],
  },
  brest: {
    language: 'fr',
    paragraphs: [
      'La ville compte 139 600 habitants, soit 1,4 % de plus qu’en 2020. Le tramway a transporté 11,8 millions de voyageurs en 2025 ; le budget atteint 487 millions d’euros, dont 63,5 millions d’euros pour les écoles.',
      'Le prix du ticket passe de 1,70 € à 1,80 € le 1er septembre. La fréquentation des piscines recule de 6 %. Le chantier de 14 km durera 30 mois et coûtera 210 millions d’euros.',
    ],
    figures: [
      [139600, 'habitants'],
      [1.4, 'habitants|plus', '%'],
      [11800000, 'voyageurs|tramway'],
      [487000000, 'budget', 'EUR'],
      [63500000, 'écoles|budget', 'EUR'],
      [1.7, 'ticket', 'EUR'],
      [1.8, 'ticket', 'EUR'],
      [6, 'piscines', '%'],
      [14, 'chantier', 'km'],
      [30, 'chantier|durera', 'months'],
      [210000000, 'chantier|coûtera', 'EUR'],
    ],
  },
  vignoble: {
    language: 'fr',
    paragraphs: [
      'Le vignoble a produit 2,3 millions de bouteilles malgré une baisse de 8,5 % de la récolte. Une bouteille coûte en moyenne 12,50 €, contre 11,20 € l’an dernier.',
      'Quelque 1 250 personnes ont participé aux vendanges pendant 21 jours. La température a dépassé 38 °C le 12 août. Le domaine exporte 64 % de sa production vers 47 pays, selon l’article 7 de la loi n° 2019-486.',
    ],
    figures: [
      [2300000, 'bouteilles|vignoble'],
      [8.5, 'baisse|récolte', '%'],
      [12.5, 'bouteille', 'EUR'],
      [11.2, 'bouteille|an dernier', 'EUR'],
      [1250, 'personnes'],
      [21, 'vendanges|personnes', 'days'],
      [38, 'température', '°C'],
      [64, 'exporte|production', '%'],
      [47, 'pays'],
    ],
  },
  liman: {
    language: 'tr',
    paragraphs: [
      'Liman geçen yıl 4,6 milyon ton yük elleçledi; bu, 2024’e göre %7,5 artış demek. Liman 1.240 kişi çalıştırıyor ve 3 vinç daha satın alacak.',
      'Gelir 2,8 milyar liraya ulaştı, kâr ise 310 milyon lira oldu. Ortalama bekleme süresi 26 saatten 19 saate düştü.',
    ],
    figures: [
      [4600000, 'yük|liman', 't'],
      [7.5, 'artış|göre', '%'],
      [1240, 'kişi'],
      [3, 'vinç'],
      [2800000000, 'gelir', 'TRY'],
      [310000000, 'kâr', 'TRY'],
      [26, 'bekleme', 'hours'],
      [19, 'bekleme', 'hours'],
    ],
  },
  antalya: {
    language: 'tr',
    paragraphs: [
      'Elektrik fiyatı yüzde 15 arttı; aylık fatura ortalama 842,50 TL oldu. Müze 12.500 eser sergiliyor, biletler 180 TL.',
      'Sıcaklık Antalya’da 41°C’ye, nem yüzde 78’e çıktı. Stadyumda 38.200 seyirci vardı. Tren 533 km yolu 4,5 saatte alıyor. Tören 23 Nisan 2026 saat 14.30’da başlıyor.',
    ],
    figures: [
      [15, 'elektrik', '%'],
      [842.5, 'fatura', 'TRY'],
      [12500, 'eser'],
      [180, 'bilet', 'TRY'],
      [41, 'sıcaklık', '°C'],
      [78, 'nem', '%'],
      [38200, 'seyirci'],
      [533, 'tren', 'km'],
      [4.5, 'tren|yolu', 'hours'],
    ],
  },
  marsa: {
    language: 'ar',
    paragraphs: [
      'بلغ عدد سكان المدينة ١٢٤٬٥٠٠ نسمة في عام ٢٠٢٥، بزيادة قدرها ٣٫٢٪ عن العام السابق. وأنفقت البلدية ٤٨ مليون دولار على الطرق، منها ١٢٫٥ مليون دولار للجسور.',
      'ويعمل في الميناء ٢٬٣٠٠ عامل. وتستغرق الرحلة بالعبّارة ٣٥ دقيقة. وتبدأ الجلسة في ١٢ مايو ٢٠٢٦ الساعة ١٠:٣٠.',
    ],
    figures: [
      [124500, 'سكان'],
      [3.2, 'زيادة', '%'],
      [48000000, 'البلدية', 'USD'],
      [12500000, 'جسور|البلدية', 'USD'],
      [2300, 'عامل|الميناء'],
      [35, 'الرحلة', 'minutes'],
    ],
  },
  nakheel: {
    language: 'ar',
    paragraphs: [
      'ارتفعت أرباح شركة النخيل 18.5% إلى 240 مليون ريال، وبلغت الإيرادات 1.9 مليار ريال. وافتتحت الشركة 14 فرعاً جديداً ووظفت 860 موظفاً.',
      'وسجلت درجة الحرارة 44 درجة مئوية، وبلغت الرطوبة 31 بالمئة. تأسست الشركة عام 1998.',
    ],
    figures: [
      [18.5, 'أرباح', '%'],
      [240000000, 'أرباح'],
      [1900000000, 'الإيرادات'],
      [14, 'فرع'],
      [860, 'موظف'],
      [44, 'الحرارة', '°C'],
      [31, 'الرطوبة', '%'],
    ],
  },
  phone: {
    language: 'hi',
    paragraphs: [
      'कंपनी ने पिछले साल 2.5 करोड़ फ़ोन बेचे, जो 2024 से 14 प्रतिशत अधिक है। कुल आय 1,250 करोड़ रुपये रही और मुनाफ़ा 86.4 करोड़ रुपये हुआ।',
      'कंपनी में 3,42,000 लोग काम करते हैं। नए कारखाने पर 45 लाख डॉलर खर्च हुए।',
    ],
    figures: [
      [25000000, 'फ़ोन|कंपनी'],
      [14, 'अधिक|फ़ोन|कंपनी', '%'],
      [12500000000, 'आय', 'INR'],
      [864000000, 'मुनाफ़ा', 'INR'],
      [342000, 'लोग|कंपनी'],
      [4500000, 'कारखाने', 'USD'],
    ],
  },
  jaipur: {
    language: 'hi',
    paragraphs: [
      'जयपुर में तापमान ४२.५ डिग्री सेल्सियस तक पहुँचा और आर्द्रता १८% रही। शहर में ७५० बसें चलती हैं और किराया ₹१५ है।',
      'मेट्रो रोज़ १.२ लाख यात्रियों को ले जाती है। यात्रा में ४० मिनट लगते हैं। २६ जनवरी २०२६ को छुट्टी रहेगी।',
    ],
    figures: [
      [42.5, 'तापमान', '°C'],
      [18, 'आर्द्रता', '%'],
      [750, 'बसें|शहर'],
      [15, 'किराया', 'INR'],
      [120000, 'यात्रियों|मेट्रो'],
      [40, 'यात्रा', 'minutes'],
    ],
  },
  qinghu: {
    language: 'zh',
    paragraphs: [
      '青湖市去年接待游客1,280万人次，同比增长9.3%。旅游收入达到86.5亿元，酒店入住率为71%。',
      '全市新增公交车320辆，地铁票价为4元。2026年5月1日起，博物馆每天上午9:30开放。',
    ],
    figures: [
      [12800000, '游客'],
      [9.3, '增长|游客', '%'],
      [8650000000, '收入', 'CNY'],
      [71, '入住率', '%'],
      [320, '公交车'],
      [4, '票价', 'CNY'],
    ],
  },
  dianchi: {
    language: 'zh',
    paragraphs: [
      '该公司第三季度营收为2.4亿美元，净利润为3100万美元，毛利率从38.2%升至40.5%。研发人员共有1.5万人，占员工总数的42%。',
      '新工厂占地18万平方米，每年生产60万台机器。电池续航500公里，充电需要25分钟。',
    ],
    figures: [
      [240000000, '营收', 'USD'],
      [31000000, '净利润', 'USD'],
      [38.2, '毛利率', '%'],
      [40.5, '毛利率', '%'],
      [15000, '研发人员'],
      [42, '员工|研发人员', '%'],
      [180000, '工厂|占地', 'm²'],
      [600000, '生产|机器'],
      [500, '续航', 'km'],
      [25, '充电', 'minutes'],
    ],
  },
  minato: {
    language: 'ja',
    paragraphs: [
      '海鳴市の人口は24万3000人で、前年より1.8%減った。市の予算は1,120億円、このうち教育費は185億円だ。',
      '昨年の観光客は350万人に達し、ホテルの稼働率は82%だった。市営バスの運賃は220円から240円に上がる。発表は2026年4月1日午前10時に行われた。',
    ],
    figures: [
      [243000, '人口'],
      [1.8, '人口|前年', '%'],
      [112000000000, '予算', 'JPY'],
      [18500000000, '教育費', 'JPY'],
      [3500000, '観光客'],
      [82, '稼働率', '%'],
      [220, '運賃', 'JPY'],
      [240, '運賃', 'JPY'],
    ],
  },
  densha: {
    language: 'ja',
    paragraphs: [
      '新型電車は全長160メートル、最高速度は時速130キロで、定員は1,048人。東港駅から西浜駅までの所要時間は35分から28分に短くなる。',
      '開発費は3億5000万円かかった。消費電力は15%少ない。気温は38.5度、湿度は64%だった。',
    ],
    figures: [
      [160, '全長', 'm'],
      [130, '速度|時速'],
      [1048, '定員'],
      [35, '所要時間', 'minutes'],
      [28, '所要時間', 'minutes'],
      [350000000, '開発費', 'JPY'],
      [15, '消費電力', '%'],
      [38.5, '気温'],
      [64, '湿度', '%'],
    ],
  },
  haesol: {
    language: 'ko',
    paragraphs: [
      '해솔시의 인구는 32만 5,000명으로 지난해보다 2.1% 늘었다. 시 예산은 1조 2,400억 원이며 이 중 복지 예산은 3,850억 원이다.',
      '지난해 관광객은 480만 명이었고 호텔 객실 점유율은 76%였다. 버스 요금은 1,400원에서 1,500원으로 오른다. 이 계획은 2026년 3월 2일 오전 9시에 발표되었다.',
    ],
    figures: [
      [325000, '인구'],
      [2.1, '인구|지난해', '%'],
      [1240000000000, '예산', 'KRW'],
      [385000000000, '복지', 'KRW'],
      [4800000, '관광객'],
      [76, '점유율', '%'],
      [1400, '요금', 'KRW'],
      [1500, '요금', 'KRW'],
    ],
  },
  jeongi: {
    language: 'ko',
    paragraphs: [
      '새 전기차의 주행 거리는 520km이고 충전에는 18분이 걸린다. 가격은 4,890만 원부터 시작하며 배터리 용량은 77.4kWh다.',
      '사전 예약은 2만 1,500대를 넘었고 이 가운데 38%가 해외 주문이다. 최고 속도는 시속 185km이다. 제5공장의 직원은 2,300명이다.',
    ],
    figures: [
      [520, '거리', 'km'],
      [18, '충전', 'minutes'],
      [48900000, '가격', 'KRW'],
      [77.4, '용량', 'kWh'],
      [21500, '예약'],
      [38, '해외|가운데|예약', '%'],
      [185, '속도'],
      [2300, '직원'],
    ],
  },
};

import { SCRIPT_PAGES } from './prose-scripts.key';

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
  ...SCRIPT_PAGES,
};

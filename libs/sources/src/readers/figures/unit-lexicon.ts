import { wordTable } from '../../facts/words/word-table';

/** Words and signs that stand before or after a number, by the unit that facts know, in thirteen languages. */
const WORDS_BY_UNIT: Readonly<Record<string, string>> = {
  '%': '%|percent|per cent|prozent|pour cent|por ciento|por cento|per cento|persen|パーセント|퍼센트|प्रतिशत|بالمئة|yüzde|por cien|फ़ीसदी|फीसदी|في المئة|في المائة|بالمائة',
  pp: 'percentage points|prozentpunkte|prozentpunkten|points de pourcentage|puntos porcentuales|pontos percentuais|punti percentuali|个百分点',
  bps: 'basis points',
  USD: 'us$|$|usd|dollars|dollar|dólares|de dólares|de dollars|us-dollar|dolar|डॉलर|دولار|دولارا|美元|달러|ドル',
  EUR: "€|eur|euros|d’euros|d'euros|de euros|euro|avro|euroya|يورو|यूरो|欧元|유로|ユーロ",
  GBP: '£|gbp',
  JPY: '¥|jpy|yen|円|日元',
  INR: '₹|inr|rupees|रुपये|रुपए|रुपया',
  KRW: '₩|원',
  TRY: '₺|lira|tl|liraya|liradan|lirayı|lirası|liralık',
  BRL: 'r$|reais',
  IDR: 'rp|rupiah',
  CHF: 'chf|franken',
  CNY: '元|yuan|人民币',
  '°C': '°c|degrees celsius|grad celsius|degrés celsius|grados celsius|graus celsius|gradi celsius|डिग्री सेल्सियस|درجة مئوية|摄氏度|℃',
  '°F': '°f|degrees fahrenheit|℉',
  '°': '°|degrees|grad|derece|degrés|grados|graus|gradi|derajat|डिग्री|درجة',
  'km/h': 'km/h|stundenkilometer',
  mph: 'mph',
  'm/s': 'm/s',
  km: 'km|kilometers|kilometres|kilometer|kilometern|kilomètres|kilomètre|kilómetros|quilômetros|chilometri|kilometre|किलोमीटर|किमी|كيلومتر|كيلومترا|كم|公里|千米|キロメートル|킬로미터',
  m: 'm|metres|meters|metre|meter|metern|mètres|mètre|metros|metri|मीटर|متر|مترا|米|メートル|미터',
  km2: 'km²|square kilometres|square kilometers|quadratkilometer|平方公里|平方キロメートル|제곱킬로미터',
  m2: 'm²|square metres|square meters|quadratmeter|mètres carrés|metros cuadrados|metros quadrados|metri quadrati|metrekare|平方米|平方メートル|제곱미터|㎡',
  m3: 'm³|cubic metres|cubic meters|kubikmeter|mètres cubes|metros cúbicos|metri cubi|metreküp|立方米|立方メートル',
  'µg/m³': 'µg/m³|μg/m³|µg/m3|micrograms per cubic metre|micrograms per cubic meter|mikrogramm pro kubikmeter',
  'mg/dl': 'mg/dl',
  'mmol/l': 'mmol/l',
  'mg/l': 'mg/l',
  cm: 'cm|zentimeter|centimetres|centimeters|centimètres|厘米|センチ|센티미터',
  mm: 'mm|millimeter|millimetres|millimeters|millimètres|毫米|ミリ|밀리미터',
  miles: 'miles',
  ft: 'feet|ft',
  kg: 'kg|kilogramm|kilograms|kilogrammes|kilo|kilos|किलो|किलोग्राम|كيلوغرام|公斤|千克|キログラム|킬로그램',
  g: 'g|gramm|grams|grammes|gramos|gramas|grammi',
  mg: 'mg',
  tonnes: 'tonnes|tonne|tonnen|tons|ton|toneladas|tonnellate|टन|طن|طنا|吨|トン|톤',
  l: 'litres|liters|liter|litern|litre|litros|litri|लीटर|لتر|升|リットル|리터',
  ml: 'ml',
  kWh: 'kwh|kilowattstunden|kilowatt-hours|kilowatt hours',
  MWh: 'mwh|megawattstunden|megawatt-hours',
  GWh: 'gwh|gigawattstunden|gigawatt-hours',
  kW: 'kw|kilowatt|kilowatts',
  MW: 'mw|megawatts|megawatt',
  GW: 'gw|gigawatts|gigawatt',
  mAh: 'mah',
  GB: 'gb',
  MB: 'mb',
  TB: 'tb',
  GHz: 'ghz',
  Hz: 'hz',
  hPa: 'hpa',
  kcal: 'kcal|calories',
  seconds: 'seconds|sekunden|secondes|segundos|secondi|saniye|detik|秒|秒間|초|सेकंड|ثانية',
  minutes:
    'minutes|minute|minuten|minuti|minutos|mins|min|dakika|dakikada|dakikadan|dakikaya|menit|मिनट|دقيقة|دقائق|分钟|分間|분|분간|分',
  hours:
    'hours|hour|stunden|heures|horas|ore|stunde|heure|hora|ora|saat|saatte|saatten|saate|saati|jam|घंटे|घंटा|ساعة|ساعات|小时|時間|시간',
  days: 'days|day|tage|tagen|jours|jour|días|día|dias|dia|giorni|giorno|gün|günde|hari|दिन|يوما|أيام|日間|天|일간',
  weeks: 'weeks|week|wochen|woche|semaines|semanas|settimane|hafta|minggu|सप्ताह|أسابيع|週間|周|주간',
  months: 'months|month|monate|monaten|mois|meses|mesi|bulan|महीने|أشهر|か月|カ月|ヶ月|个月|개월',
  years: 'years|year|jahre|jahren|ans|años|anos|anni|yıl|yılda|tahun|साल|वर्ष|سنوات|年間|년간',
  SEK: 'kronor',
  PLN: 'złotych',
};

/** Units that facts know none for, or words that stand for several. */
const UNTOLD = '‰|pounds|pence|cents|francs|cent|ct|kuruş|centimes|centavos|ريال|درهم|دينار|جنيه|ليرة';

/** Unit words by unit; null where facts know none. */
export const UNIT_WORDS = wordTable<string | null>({
  ...Object.fromEntries(
    Object.entries(WORDS_BY_UNIT).flatMap(([unit, words]) => words.split('|').map((word) => [word, unit])),
  ),
  ...Object.fromEntries(UNTOLD.split('|').map((word) => [word, null])),
});

/** Words that are units in one language alone: in Chinese 分 is a point. */
export const UNIT_LANGUAGES = wordTable<string>({ 分: 'ja', ora: 'it', jam: 'id' });

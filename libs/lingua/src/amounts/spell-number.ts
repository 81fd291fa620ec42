import type { LanguageCode } from '../language-code';

/** Whole numbers below it are spelled. */
export const SPELLED_BELOW = 1000;

const words = (list: string): readonly string[] => list.split(' ').map((word) => word.replaceAll('_', ' '));

/** A whole number from 0 to 999 in words: "forty-two", "zweiundvierzig", "四十二". Null for any other number. */
export function spellNumber(value: number, language: LanguageCode): string | null {
  if (!Number.isInteger(value) || value < 0 || value >= SPELLED_BELOW) return null;
  return SPELLERS[language](value);
}

/** Up to here running text has words. */
const MOST_WORDED = 12;
/** One of something, where it is said otherwise than by itself. */
const ONE_OF: Readonly<Partial<Record<LanguageCode, string>>> = { de: 'ein', es: 'un', it: 'un' };

/** A count before its noun, as running text has it: "sieben", "un"; digits above twelve. */
export function countWord(count: number, language: LanguageCode): string {
  if (count > MOST_WORDED) return String(count);
  return (count === 1 ? ONE_OF[language] : undefined) ?? spellNumber(count, language) ?? String(count);
}

type Speller = (value: number) => string;

const digitOf = (value: number, place: number): number => Math.floor(value / place) % 10;

const EN_ONES = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const EN_TENS = words('- - twenty thirty forty fifty sixty seventy eighty ninety');

function english(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    return `${EN_ONES[digitOf(value, 100)] ?? ''} hundred${rest === 0 ? '' : ` and ${english(rest)}`}`;
  }
  if (value < 20) return EN_ONES[value] ?? '';
  return `${EN_TENS[digitOf(value, 10)] ?? ''}${value % 10 === 0 ? '' : `-${EN_ONES[value % 10] ?? ''}`}`;
}

const DE_ONES = words(
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const DE_TENS = words('- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');

function german(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    return `${DE_ONES[digitOf(value, 100)] ?? ''}hundert${rest === 0 ? '' : german(rest)}`;
  }
  if (value === 1) return 'eins';
  if (value < 20) return DE_ONES[value] ?? '';
  const tens = DE_TENS[digitOf(value, 10)] ?? '';
  return value % 10 === 0 ? tens : `${DE_ONES[value % 10] ?? ''}und${tens}`;
}

const FR_ONES = words(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const FR_TENS = words('- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');

function french(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    const hundreds = digitOf(value, 100);
    const head = hundreds === 1 ? 'cent' : `${FR_ONES[hundreds] ?? ''} cent${rest === 0 ? 's' : ''}`;
    return rest === 0 ? head : `${head} ${french(rest)}`;
  }
  if (value < 20) return FR_ONES[value] ?? '';
  if (value === 80) return 'quatre-vingts';
  const tens = FR_TENS[digitOf(value, 10)] ?? '';
  const isLong = digitOf(value, 10) === 7 || digitOf(value, 10) === 9;
  const rest = (value % 10) + (isLong ? 10 : 0);
  if (rest === 0) return tens;
  const joined = (rest === 1 || rest === 11) && value < 80;
  return `${tens}${joined ? ' et ' : '-'}${FR_ONES[rest] ?? ''}`;
}

const ES_ONES = words(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ES_TENS = words('- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa');
const ES_HUNDREDS = words(
  '- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
);

function spanish(value: number): string {
  if (value === 100) return 'cien';
  if (value > 100) return [ES_HUNDREDS[digitOf(value, 100)], ...(value % 100 ? [spanish(value % 100)] : [])].join(' ');
  if (value < 30) return ES_ONES[value] ?? '';
  return `${ES_TENS[digitOf(value, 10)] ?? ''}${value % 10 === 0 ? '' : ` y ${ES_ONES[value % 10] ?? ''}`}`;
}

const PT_ONES = words(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
);
const PT_TENS = words('- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const PT_HUNDREDS = words(
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
);

function portuguese(value: number): string {
  if (value === 100) return 'cem';
  if (value > 100)
    return [PT_HUNDREDS[digitOf(value, 100)], ...(value % 100 ? [portuguese(value % 100)] : [])].join(' e ');
  if (value < 20) return PT_ONES[value] ?? '';
  return `${PT_TENS[digitOf(value, 10)] ?? ''}${value % 10 === 0 ? '' : ` e ${PT_ONES[value % 10] ?? ''}`}`;
}

const IT_ONES = words(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
);
const IT_TENS = words('- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta');

function italian(value: number): string {
  if (value >= 100) {
    const hundreds = digitOf(value, 100);
    const rest = value % 100;
    const head = `${hundreds === 1 ? '' : (IT_ONES[hundreds] ?? '')}cento`;
    return rest === 0 ? head : rest === 3 ? `${head}tré` : `${head}${italian(rest)}`;
  }
  if (value < 20) return IT_ONES[value] ?? '';
  const tens = IT_TENS[digitOf(value, 10)] ?? '';
  const one = value % 10;
  if (one === 0) return tens;
  // "ventuno", "ventotto", "ventitré".
  if (one === 1 || one === 8) return `${tens.slice(0, -1)}${IT_ONES[one] ?? ''}`;
  return `${tens}${one === 3 ? 'tré' : (IT_ONES[one] ?? '')}`;
}

const TR_ONES = words('sıfır bir iki üç dört beş altı yedi sekiz dokuz');
const TR_TENS = words('- on yirmi otuz kırk elli altmış yetmiş seksen doksan');

function turkish(value: number): string {
  if (value === 0) return TR_ONES[0] ?? '';
  const hundreds = digitOf(value, 100);
  return [
    ...(hundreds > 1 ? [TR_ONES[hundreds]] : []),
    ...(hundreds > 0 ? ['yüz'] : []),
    ...(digitOf(value, 10) > 0 ? [TR_TENS[digitOf(value, 10)]] : []),
    ...(value % 10 > 0 ? [TR_ONES[value % 10]] : []),
  ].join(' ');
}

const ID_ONES = words('nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas');

function indonesian(value: number): string {
  if (value < 12) return ID_ONES[value] ?? '';
  if (value < 20) return `${ID_ONES[value - 10] ?? ''} belas`;
  const place = value < 100 ? 10 : 100;
  const many = digitOf(value, place);
  const head = place === 100 && many === 1 ? 'seratus' : `${ID_ONES[many] ?? ''} ${place === 10 ? 'puluh' : 'ratus'}`;
  return value % place === 0 ? head : `${head} ${indonesian(value % place)}`;
}

/** Digits with their steps, as China, Japan and Korea write them; `one` before a step only where the language says it. */
function stepped(value: number, digits: string, steps: readonly [string, string]): string {
  if (value === 0) return digits.charAt(0);
  return [100, 10, 1]
    .map((place, index) => {
      const digit = digitOf(value, place);
      const step = steps[index] ?? '';
      if (digit === 0) return '';
      return digit === 1 && step !== '' ? step : `${digits.charAt(digit)}${step}`;
    })
    .join('');
}

function chinese(value: number): string {
  const digits = '零一二三四五六七八九';
  if (value < 10) return digits.charAt(value);
  const hundreds = digitOf(value, 100);
  const rest = value % 100;
  const ten = digitOf(rest, 10);
  const tens = ten === 0 ? '' : ten === 1 && hundreds === 0 ? '十' : `${digits.charAt(ten)}十`;
  const head = hundreds === 0 ? '' : `${digits.charAt(hundreds)}百${rest > 0 && ten === 0 ? '零' : ''}`;
  return `${head}${tens}${rest % 10 === 0 ? '' : digits.charAt(rest % 10)}`;
}

/** 0 to 99 have a word each. */
const HI_WORDS = words(
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे',
);

function hindi(value: number): string {
  if (value < 100) return HI_WORDS[value] ?? '';
  const head = `${HI_WORDS[digitOf(value, 100)] ?? ''} सौ`;
  return value % 100 === 0 ? head : `${head} ${HI_WORDS[value % 100] ?? ''}`;
}

/** The form that counts masculine things, as dictionaries give it. */
const AR_ONES = words(
  'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة أحد_عشر اثنا_عشر ثلاثة_عشر أربعة_عشر خمسة_عشر ستة_عشر سبعة_عشر ثمانية_عشر تسعة_عشر',
);
const AR_TENS = words('- - عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون');
const AR_HUNDREDS = words('- مئة مئتان ثلاثمئة أربعمئة خمسمئة ستمئة سبعمئة ثمانمئة تسعمئة');

function arabic(value: number): string {
  if (value >= 100) {
    const head = AR_HUNDREDS[digitOf(value, 100)] ?? '';
    return value % 100 === 0 ? head : `${head} و${arabic(value % 100)}`;
  }
  if (value < 20) return AR_ONES[value] ?? '';
  const tens = AR_TENS[digitOf(value, 10)] ?? '';
  return value % 10 === 0 ? tens : `${AR_ONES[value % 10] ?? ''} و${tens}`;
}

const SPELLERS: Readonly<Record<LanguageCode, Speller>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  it: italian,
  tr: turkish,
  id: indonesian,
  ja: (value) => stepped(value, '零一二三四五六七八九', ['百', '十']),
  ko: (value) => stepped(value, '영일이삼사오육칠팔구', ['백', '십']),
  zh: chinese,
  hi: hindi,
  ar: arabic,
};

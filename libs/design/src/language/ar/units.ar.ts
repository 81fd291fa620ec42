import type { UnitHabit } from '../figures/number-habits';
import type { Plural } from '../figures/plural';

/** After 1, 100 and decimals; after 2; after 3 to 10; after 11 to 99. With the vowels that the voice would guess wrong. */
const counted = (one: string, two: string, few: string, many: string): Plural => ({ one, two, few, many, other: one });
const unit = (short: string, name: string): UnitHabit => ({ short, names: { other: name } });
const bare = (plural: Plural): Plural =>
  Object.fromEntries(
    Object.entries(plural).map(([count, name]) => [count, name.replace(/[\u064b-\u0652]/g, '')]),
  ) as Plural;
const worded = (names: Plural): UnitHabit => ({ short: bare(names).other, shortNames: bare(names), names });

export const SPANS_AR = {
  min: counted('دَقيقَة', 'دَقيقَتان', 'دَقائِق', 'دَقيقَة'),
  h: counted('ساعَة', 'ساعَتان', 'ساعات', 'ساعَة'),
  d: counted('يَوم', 'يَومان', 'أَيّام', 'يَومًا'),
  w: counted('أُسبوع', 'أُسبوعان', 'أَسابيع', 'أُسبوعًا'),
  mo: counted('شَهر', 'شَهران', 'أَشهُر', 'شَهرًا'),
  y: counted('سَنَة', 'سَنَتان', 'سَنَوات', 'سَنَة'),
};

/** Units in Arabic; signs of engineering stay in Latin letters on screen, as readers know them. */
export const UNITS_AR = {
  km: unit('كم', 'كيلومِتر'),
  m: unit('م', 'مِتر'),
  cm: unit('سم', 'سَنتيمِتر'),
  mm: unit('مم', 'مِلّيمِتر'),
  kg: unit('كغ', 'كيلوغرام'),
  g: unit('غ', 'غرام'),
  mg: unit('مغ', 'مِلّيغرام'),
  t: unit('طن', 'طُن'),
  lb: unit('رطل', 'رَطل'),
  l: unit('لتر', 'لِتر'),
  ml: unit('مل', 'مِلّيلِتر'),
  'm²': unit('م²', 'مِتر مُرَبَّع'),
  'km²': unit('كم²', 'كيلومِتر مُرَبَّع'),
  'm³': unit('م³', 'مِتر مُكَعَّب'),
  'µg/m³': unit('ميكروغرام/م³', 'ميكروغرام في المِتر المُكَعَّب'),
  'mg/m³': unit('مغ/م³', 'مِلّيغرام في المِتر المُكَعَّب'),
  'mg/dL': unit('مغ/دل', 'مِلّيغرام في الديسيلِتر'),
  'mg/L': unit('مغ/ل', 'مِلّيغرام في اللِتر'),
  'mmol/L': unit('ملّيمول/ل', 'مِلّيمول في اللِتر'),
  'km/h': unit('كم/س', 'كيلومِتر في الساعة'),
  'm/s': unit('م/ث', 'مِتر في الثانية'),
  mph: unit('ميل/س', 'ميل في الساعة'),
  knots: unit('عقدة', 'عُقدَة'),
  miles: unit('ميل', 'ميل'),
  inches: unit('بوصة', 'بوصَة'),
  ft: unit('قدم', 'قَدَم'),
  'light-years': unit('سنة ضوئية', 'سَنَة ضَوئيَّة'),
  kcal: unit('سعرة', 'سُعرَة'),
  kWh: unit('kWh', 'كيلوواط ساعَة'),
  MWh: unit('MWh', 'ميغاواط ساعَة'),
  GWh: unit('GWh', 'غيغاواط ساعَة'),
  kW: unit('kW', 'كيلوواط'),
  MW: unit('MW', 'ميغاواط'),
  GW: unit('GW', 'غيغاواط'),
  W: unit('W', 'واط'),
  mAh: unit('mAh', 'مِلّي أمبير ساعَة'),
  KB: unit('KB', 'كيلوبايت'),
  MB: unit('MB', 'ميغابايت'),
  GB: unit('GB', 'غيغابايت'),
  TB: unit('TB', 'تيرابايت'),
  Mbps: unit('Mbps', 'ميغابِت في الثانية'),
  Gbps: unit('Gbps', 'غيغابِت في الثانية'),
  Hz: unit('Hz', 'هِرتز'),
  MHz: unit('MHz', 'ميغاهِرتز'),
  GHz: unit('GHz', 'غيغاهِرتز'),
  dB: unit('dB', 'ديسيبِل'),
  hPa: unit('hPa', 'هِكتوباسكال'),
  K: unit('كلفن', 'كَلفِن'),
  bps: worded(counted('نُقطَة أَساس', 'نُقطَتا أَساس', 'نِقاط أَساس', 'نُقطَة أَساس')),
  pp: worded(counted('نُقطَة مِئَويَّة', 'نُقطَتان مِئَويَّتان', 'نِقاط مِئَويَّة', 'نُقطَة مِئَويَّة')),
  microseconds: unit('µs', 'ميكروثانيَة'),
  milliseconds: unit('ms', 'مِلّي ثانيَة'),
  seconds: worded(counted('ثانيَة', 'ثانيَتان', 'ثَوانٍ', 'ثانيَة')),
  minutes: worded(SPANS_AR.min),
  hours: worded(SPANS_AR.h),
  days: worded(SPANS_AR.d),
  weeks: worded(SPANS_AR.w),
  months: worded(SPANS_AR.mo),
  years: worded(SPANS_AR.y),
} as const;

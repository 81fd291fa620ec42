import { wordTable } from '@app/facts';

/** Vowel signs and the doubling sign. */
const SIGNS = /[\u064b-\u0652]/g;

const SMALL_WORDS =
  'كَم بَعد بَعدَهُ بَعدَها قَبلَهُ خَلفَهُ غَيرَهُ فَوقَهُ فَوقَها مِثلَهُ نَفسُهُ كُلُّهُ كُلُّها وَحدَهُ مَعَ مَعَهُ مَعَها مِنهُ مِنها إِلَيهِ إِلى لَدى لِكُلّ ' +
  'هُنا هُناك هُوَ هِيَ هَذا ماذا مَتى مِمّا أَن عَمَّن تِلكَ أَيضًا أَخيرًا أَدنى أَعلاها كَذَلِك عِندَ بِحَسَبِ وَراءَنا إيابًا في لا مِن';

const VERBS =
  'يَتَصَدَّر يَبلُغ تَبلُغ بَلَغَت يَأتي تَأتي جاءَت يَعمَل يَليه يَغيب سَجَّلَ سَجَّلَت يُسَجِّل تُسَجِّل يَبدَأ تَبدَأ يَفتَتِح تَفتَتِح يَتَقَدَّم يَنزِل يَفصِل ' +
  'يَقِف يَدفَع يَدفَعُها يَدفَعون يَتَجاوَز تَتَجاوَز يَدُرّ تَدُرّ يُساوي يَعيش يَعلو صَوَّتَ صَوَّتوا يَعود يَشتَدّ يَتَحَرَّك يَتَكَوَّن لَيسَت كانَت ' +
  'نَنتَقِل نُتابِع اِرتَفَعَت اِنخَفَضَت رَبِحَت خَسِرَت خَسِرَ مَرَّ مَرَّت يَقُود يَزِن تَهُبّ تَنتَظِر يَستَغرِق تَستَغرِق يُستَخدَم يُعتَمَد يَبقى تُوَزَّع ' +
  'تَستَمِرّ يَضَع تَضَع يُشَكِّل يَختِم خَرَجَت ذَهَبَت اِنتَهَت أُنجِزَ يَنتَهي يُحصي أُحصِيَ يَضُمّ تَستَقِرّ تَرتَفِع تَتَعَدّى تَكُن يَلعَب يَستَقبِل تُشرِق تَغرُب ' +
  'يَمتَدّ يُديرُهُ يَتبَع اِسمَعوا يَملِكُهُ يَتَداوَل غادَرَ باعوا';

const NOUNS =
  'مُجَمَّع مُقتَرِضين مُقتَرِضون وَدائِع أَرقام مُكافَآت مَراكِز تَغَيُّر صَفَقات طَلَبات حِساب حِسابات وَحَدات مَبيعات أَخطاء اِنتِصارات هَزائِم ' +
  'تَعادُلات مُبارَيات أَهداف رِحلات تَداوُلات هُدوء مُعامَلات رُسوم مُشتَرون مُشتَرين تَكاليف زَبائِن عُمَلاء تَسجيلات أَعضاء مُدَّخَرات ' +
  'مُنتَجات مُرتَجَعات نُجوم مُراجَعات تَبَرُّعات أَرغِفَة كَعكَة كَعكات أَفلام أَلعاب قُروض حادِثَة تَنزيلات مُشاهَدات نَقَرات إِعجابات تَعليقات ' +
  'تَأخيرات نِقاط تَمريرات أَشِعَّة اِنبِعاثات أَشخاص نَسَمات وِلادات وَفَيات مَرضى أَسِرَّة طُلّاب مَدارِس أَصوات مَقاعِد رِجال أَطفال قِطارات ' +
  'نُزَلاء وَظائِف مَركَبات دَرّاجات مَحَطّات أَشجار أَنواع صَفَحات سُعُرات بُروتين دُهون حِصَص حِصَّة حِصَّتُهُ بُروتوكول خَسائِر رِياح رُطوبَة أَسعار أَموال ' +
  'أَرباح تَدَفُّقات اِنتِخابات أَسواق أَعمال أَنظِمَة مُكَوِّنات كُتُب قِطَع عَكس عَدّ عائِد سِعر سُرعَة كَلِمات كَلِماتِهِم تَرتيب قَدرُهُ قَدرُها ' +
  'مُستَخدِم مُستَخدِمون مُستَخدِمين تَذاكِر مُقارَنَة تَحضير اِختِصار ضَيفَهُ جَمع';

const DESCRIBING =
  'عُظمى صُغرى قُصوى مُتَكَرِّرَة سَنَوِيَّة مُشتَرَكَة مودَعَة مَبيعَة مَفتوحَة مُغلَقَة حاسِمَة مُزدَحِمَة مُخَفَّفَة جَديدَة مُستَرَدَّة مَلعوبَة مَحسوسَة ' +
  'مُوَزَّعَة غائِبَة مُساوٍ مُشتَرٍ مُقرَضَة إِندونيسِيَّة تُركيَّة ضَوئِيَّة مِئَوِيَّة';

const NUMBERS =
  'ثَلاثَة أَربَعَة خَمسَة سِتَّة سَبعَة ثَمانِيَة تِسعَة عَشَرَة ثَلاث أَربَع خَمس سِتّ سَبع ثَماني تِسع عَشر واحِدَة ثانِيَة ثالِثَة رابِعَة خامِسَة سادِسَة ' +
  'سابِعَة ثامِنَة تاسِعَة عاشِرَة دَقيقَتَين ساعَتَين يَومَين أُسبوعَين شَهرَين سَنَتَين';

const ALL = `${SMALL_WORDS} ${VERBS} ${NOUNS} ${DESCRIBING} ${NUMBERS}`.split(' ');

/** Words that others would be taken for without the signs that their phrase sets. */
const AS_WRITTEN = byComposed({
  لـ: 'لِ',
  مَن: 'مَن',
  ومَن: 'وَمَن',
  تسجَّل: 'تُسَجَّل',
  وسُجّل: 'وَسُجِّلَ',
  كلٌّ: 'كُلٌّ',
  شراءً: 'شِراءً',
  بقيمة: 'بِقيمَةِ',
  بقدر: 'بِقَدرِ',
});

const BY_LETTERS = wordTable(Object.fromEntries(ALL.map((word) => [unvowelled(word), word])));

/** What may be written together with the word behind it, the longest first. */
const PREFIXES: ReadonlyArray<readonly [written: string, said: string]> = [
  ['وال', 'وَال'],
  ['فال', 'فَال'],
  ['فبال', 'فَبِال'],
  ['بال', 'بِال'],
  ['ال', 'ال'],
  ['لل', 'لِل'],
  ['وب', 'وَبِ'],
  ['و', 'وَ'],
  ['ف', 'فَ'],
  ['ب', 'بِ'],
];

/** Words of the house's own lines with all their vowels, as the table has them. */
export const VOWELLED_AR: readonly string[] = ALL;

/** A word as it is written, without vowel signs. */
export function unvowelled(word: string): string {
  return word.replace(SIGNS, '');
}

/**
 * A word with its vowels: voices that read letters leave out what is not written. Knows the words of the Arabic lines,
 * alone or behind "and", "the", "by" and "for", and their accusative; any other word is handed on as it is.
 */
export function vowelled(word: string): string {
  const exact = AS_WRITTEN[word.normalize()];
  if (exact !== undefined) return exact;
  const letters = unvowelled(word);
  const whole = BY_LETTERS[letters] ?? prefixed(letters);
  if (whole !== undefined) return whole;
  const stem = /^(.+)(?:ًا|اً)$/u.exec(word)?.[1];
  const said = stem === undefined ? undefined : BY_LETTERS[unvowelled(stem)];
  return said === undefined ? word : `${said}ًا`;
}

/** Every word of a text with its vowels. */
export function vowelledText(text: string): string {
  return text.replace(/[\p{Script=Arabic}\p{M}ـ]+/gu, vowelled);
}

function byComposed(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return wordTable(Object.fromEntries(Object.entries(words).map(([written, said]) => [written.normalize(), said])));
}

function prefixed(letters: string): string | undefined {
  for (const [written, said] of PREFIXES) {
    const word = letters.startsWith(written) ? BY_LETTERS[letters.slice(written.length)] : undefined;
    if (word !== undefined) return said + word;
  }
  return undefined;
}

/** Months as dates name them, in the languages that write the day before or after the name of the month. */
export const MONTHS =
  'jan(?:uary)?|feb(?:ruary?)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|' +
  'settembre|ottobre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|' +
  'ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|januari|februari|maret|agustus|desember|' +
  'يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|' +
  'जनवरी|फ़रवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर';

/** Words before digits that name a thing and count nothing. */
const NAMERS =
  'isbn|sku|ref|no\\.|nr\\.|n°|nº|№|art\\.|article|artikel|artículo|artigo|articolo|madde|section|chapter|chapitre|kapitel|capítulo|' +
  'page|seite|figure|fig\\.|table|tabelle|version|v|line|linie|ligne|línea|linea|linha|route|bus|flight|room|floor|gate|gleis|platform';

/** "A line 12 km long", "per room 120 euros": what is measured is no number of a thing. */
const MEASURED =
  '[.,]?\\d|\\s?(?:%|\\p{Sc}|(?:km|cm|mm|m|m²|mi|ft|thousand|million|billion|percent|per cent|prozent|euros?|dollars?|pounds?|miles?|metres?|meters?|minutes?|hours?)(?![\\p{L}\\p{N}]))';

/** A text that goes on with the month of a day: "3. Februar". */
export const MONTH_FIRST = new RegExp(`^(?:${MONTHS})(?![\\p{L}\\p{M}])`, 'iu');

/** Digits that are no figures: addresses, days, hours, telephone numbers, footnotes, names and numbers of sections. */
export const NO_FIGURES: readonly RegExp[] = [
  /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+/giu,
  /\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?/gu,
  /\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)?\d{2}\b/gu,
  new RegExp(
    `\\b\\d{1,2}(?:st|nd|rd|th|\\.|º|er)?(?:\\s?[–-]\\s?\\d{1,2})? (?:de |of )?(?:${MONTHS})(?![\\p{L}\\p{M}])\\.?(?:,? (?:de )?\\d{4})?`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s?[%:.,]\\d)(?!\\s?%)(?:,? \\d{4})?`,
    'giu',
  ),
  /(?:\d{4}年)?\d{1,2}月(?:\d{1,2}日)?|\d{4}年(?!間)|\d{1,2}日(?!間)/gu,
  /(?:\d{4}년 ?)?\d{1,2}월(?: ?\d{1,2}일)?|\d{4}년(?!간)/gu,
  /\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\b\.?)?|\b\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b\.?/giu,
  /\b\d{1,2}(?:[.:]\d{2})? ?uhr\b|\bsaat \d{1,2}[.:]\d{2}|\b\d{1,2} ?h ?\d{2}\b/giu,
  /(?<!\d)\d{1,2}(?:時(?!間)|시(?![간속])|点|點)(?:\s?\d{1,2}[分분]|半)?/gu,
  /[第제]\s?\d+|(?<!\d)\d{1,3}[号號号호](?![a-z])/gu,
  /\+\d[\d ()-]{7,}\d|\(\d{3}\) ?\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b/gu,
  // No figure begins with a zero that digits follow: a code, a number of a telephone. "10 000" goes on with one.
  /(?<![\d.,:]|\d[ \u00a0\u202f])0\d+(?:[ /-]\d+)*/gu,
  /\[\d+\]/gu,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMERS})\\s?#?[\\d.-]*\\d(?![\\d%]|${MEASURED})`, 'giu'),
  // "B 31", "S 8": roads and trains. Letters that are words of their own are none of them.
  /(?<![\p{L}\p{N}])[B-DF-HJ-NP-TV-XZ] \d{1,4}(?![\d%.,])/gu,
];

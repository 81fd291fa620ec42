/** The first year that the calendar of eras is used for. */
const FIRST = 1868;
const LAST = 2100;
/** 令和6年, 平成元年, R6年度: a year of an era by its name or its letter. */
const YEAR_OF_ERA = /(明治|大正|昭和|平成|令和|(?<!\p{L})[MTSHR])\s?(元|\d{1,2})(?=年)/giu;

let years: ReadonlyMap<string, number> | null = null;

/** A text in which years of Japanese eras are those of the common calendar: 令和6年度 is 2024年度. */
export function inCommonYears(text: string): string {
  if (!text.includes('年')) return text;
  return text.replace(YEAR_OF_ERA, (whole, era: string, year: string) => {
    const common = yearsOfEras().get(`${era.toUpperCase()}${year === '元' ? 1 : Number(year)}`);
    return common === undefined ? whole : String(common);
  });
}

/** By the name of the era, or its letter, and the number in it; of what ECMA-402 knows. */
function yearsOfEras(): ReadonlyMap<string, number> {
  if (years) return years;
  const found = new Map<string, number>();
  const calendar = 'u-ca-japanese-nu-latn';
  const names = new Intl.DateTimeFormat(`ja-${calendar}`, { era: 'long', year: 'numeric', timeZone: 'UTC' });
  const letters = new Intl.DateTimeFormat(`en-${calendar}`, { era: 'narrow', year: 'numeric', timeZone: 'UTC' });
  for (let year = FIRST; year <= LAST; year += 1)
    // A year in which an era began is also the last of the one before.
    for (const day of [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)])
      for (const format of [names, letters]) {
        const parts = new Map(format.formatToParts(day).map(({ type, value }) => [type, value]));
        const number = parts.get('year') === '元' ? '1' : (parts.get('year') ?? '');
        found.set(`${parts.get('era') ?? ''}${number}`, year);
      }
  years = found;
  return found;
}

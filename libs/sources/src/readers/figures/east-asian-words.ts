/** Languages that part no words by spaces, or let their endings touch the word. */
const SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const COUNTERS =
  '人次|人|名|件|台|辆|輛|個|个|本|回|社|校|棟|店|戸|匹|頭|冊|枚|歳|位|倍|か所|カ所|ヶ所|か国|カ国|ヶ国|次|家|座|所|只|条|張|张|套|项|項|度|명|대|개|건|곳|채|마리|위|회|번|권|장|층|종|편|가구|세|살|배';
const PARTICLES =
  'から|まで|より|には|では|に|で|と|の|は|が|も|を|へ|だった|だ|です|이며|이고|이다|였고|이었고|이었다|였다|에서|부터|까지|으로|로|은|는|이|가|을|를|의|에|와|과|도|만|보다';
/** What belongs to the figure before: its counter, and the ending that touches it. */
const LEADING = new RegExp(
  `^[ ]?(?:${COUNTERS})?(?:(?:${PARTICLES})|\\p{Script=Hangul}+(?=\\s|$))*\\s?(?:超|多|余)?`,
  'u',
);
/** What leads to the figure and names nothing. */
const TRAILING =
  /(?:から|まで|より|には|では|に|で|と|の|は|が|も|を|へ|約|およそ|計|时|時速|达到|达|为|是|共有|共|约|超过|升至|降至|增至|减至|涨至|跌至|至|到|从|有|在|的|了|에서|부터|까지|으로|에는|에선|에|은|는|이|가|을|를|의|보다|(?<=^|\s)(?:약|총))$/u;

/** Tells whether what stands before or after a figure is written without spaces. */
export function isEastAsian(text: string): boolean {
  return SCRIPTS.test(text);
}

/** A clause without what belongs to the figure before it (unless it is the first) and without what leads to the next. */
export function namingPart(clause: string, isFirst: boolean): string {
  let rest = isFirst ? clause : clause.replace(LEADING, '');
  for (let shorter = ''; shorter !== rest;) {
    shorter = rest;
    rest = rest.trimEnd().replace(TRAILING, '');
  }
  return rest.trim();
}

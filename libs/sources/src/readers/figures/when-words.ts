import { MONTHS } from './no-figures';

/** When a figure was so, as it is said behind it: "3.6 million the year before", "12 million a year". */
const PHRASES = [
  `(?:in|im|en|em|a|ad|pada)\\s+(?:${MONTHS})(?:\\s+\\d{4})?`,
  '(?:(?:in|the|a|one|per|last|previous|prior)\\s+)+(?:year|quarter|month|week|day|season|decade)(?:\\s+(?:before|earlier|ago|prior))?',
  'im\\s+vor(?:jahr|monat|quartal)|(?:ein|eine)\\s+(?:jahr|monat|quartal|woche)\\s+(?:zuvor|davor|früher)',
  '(?:en\\s+)?(?:el|un)\\s+(?:año|mes|trimestre)\\s+(?:anterior|antes|pasado)',
  '(?:no|um)\\s+(?:ano|mês|trimestre)\\s+(?:anterior|antes|passado)',
  "(?:l[’']|un\\s+|le\\s+)(?:année|an|mois|trimestre)\\s+(?:précédente?|plus\\s+tôt|dernière?|auparavant)",
  "(?:nel)?l[’']anno\\s+(?:prima|precedente|scorso)|un\\s+anno\\s+(?:prima|fa)",
  '(?:se)?tahun\\s+(?:sebelumnya|lalu)',
];
const ENDS = '(?=\\s*(?:$|[.,;:!?)])|\\s(?:and|but|und|y|e|et|dan)\\s)';
const WHEN = new RegExp(`^\\s*(${PHRASES.join('|')})${ENDS}`, 'iu');

/** The words behind a figure that say when it was so and nothing of what it counts; empty where there are none. */
export function whenBehind(after: string): string {
  return WHEN.exec(after)?.[1] ?? '';
}

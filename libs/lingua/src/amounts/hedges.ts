import { foldWord } from '../fold-word';

/** Which side of a number is meant: "over 40" and "40+", "under 5 %". */
export type Bound = 'above' | 'below';

/** What an amount is hedged with, and the text without it. */
export interface Hedged {
  rest: string;
  approximate: boolean;
  bound: Bound | null;
}

/** Words and signs before a number by which it is a rough one. A blank at the end keeps words whole. */
const ABOUT =
  '~|≈|≃|∼|±|ca.|ca |c. |circa |approx.|approx |approximately |about |around |roughly |some |nearly |almost |' +
  'etwa |rund |ungefähr |zirka |knapp |fast |gut |environ |env. |env.|autour de |près de |presque |aproximadamente |aprox.|aprox |unos |unas |' +
  'alrededor de |cerca de |casi |quase |uns |umas |quasi |intorno a |yaklaşık |aşağı yukarı |sekitar |kira-kira |kurang lebih |' +
  '約|およそ|ほぼ|约|大约|大概|近|약|대략 |거의 |लगभग |करीब |क़रीब |तकरीबन |حوالي |نحو |قرابة |زهاء |تقريبا ';

const ABOVE =
  '>|≥|>=|over |more than |above |at least |no less than |not less than |minimum |min. |min |über |mehr als |mindestens |mind. |' +
  'plus de |au-dessus de |au-dessus du |au moins |au minimum |más de |por encima de |por encima del |al menos |como mínimo |mínimo |mín. |mais de |acima de |acima do |acima da |pelo menos |no mínimo |più di |oltre |sopra |almeno |minimo |' +
  'en az |lebih dari |minimal |setidaknya |paling sedikit |最低|至少|超过|不低于|不少于|최소 |कम से कम |أكثر من |على الأقل |لا يقل عن ';

const BELOW =
  '<|≤|<=|under |less than |below |up to |within |at most |no more than |not more than |maximum |max. |max |unter |innerhalb |weniger als |höchstens |maximal |' +
  "bis zu |moins de |au-dessous de |au-dessous du |au plus |au maximum |jusqu'à |menos de |dentro de |dentro del |por debajo de |por debajo del |hasta |como máximo |máximo |máx. |até |abaixo de |abaixo do |abaixo da |no máximo |meno di |entro |sotto |fino a |al massimo |" +
  'massimo |en fazla |en çok |kurang dari |maksimal |maks. |paling banyak |最大|最多|不到|不超过|不高于|최대 |अधिक से अधिक |ज़्यादा से ज़्यादा |' +
  'أقل من |حتى |لا يزيد عن |بحد أقصى ';

/** The same words behind the number, after a space in Latin script. "Min" is missing: it would be minutes. */
const ABOVE_AFTER =
  '以上|이상| or more| or above| minimum| oder mehr| mindestens| ou plus| au moins| minimum| o más| como mínimo| ou mais| no mínimo| o più|' +
  ' veya daha fazla| ve üzeri| atau lebih| या अधिक| أو أكثر';

const BELOW_AFTER =
  '以下|以内|未満|未满|이하|이내|미만| or less| or fewer| or below| max.| max| maximum| oder weniger| höchstens| maximal| ou moins| au plus|' +
  ' o menos| como máximo| máximo| ou menos| no máximo| o meno| al massimo| veya daha az| ve altı| atau kurang| या कम| أو أقل';

interface Hedge {
  start: string;
  bound: Bound | null;
}

const hedgesOf = (list: string, bound: Bound | null): Hedge[] => list.split('|').map((start) => ({ start, bound }));

/** The longer come first: ">=" before ">". */
const HEDGES: readonly Hedge[] = [
  ...hedgesOf(ABOUT, null),
  ...hedgesOf(ABOVE, 'above'),
  ...hedgesOf(BELOW, 'below'),
].sort((a, b) => b.start.length - a.start.length);

let boundPhrases: ReadonlySet<string> | null = null;

/** Whether words end on one that says how far at most or at least what follows it is: over, unter, "menos de", "au plus". */
export function endOnBound(words: readonly string[]): boolean {
  // A name's "min" and "max" are extremes as often.
  boundPhrases ??= new Set(
    HEDGES.flatMap(({ start, bound }) =>
      bound === null || /^(?:m[ií]n|m[aá]x)/.test(start) ? [] : [foldWord(start.replaceAll('-', ' '))],
    ),
  );
  // "Ueber" is how keys spell "über".
  const folded = words.slice(-LONGEST_BOUND).map((word) => foldWord(word).replace(/^ue/, 'u'));
  return folded.some((_, from) => boundPhrases?.has(folded.slice(from).join(' ')));
}

/** Words of the longest that says a bound: "au dessus du". */
const LONGEST_BOUND = 3;

const TAILS: ReadonlyArray<{ end: string; bound: Bound }> = [
  ...ABOVE_AFTER.split('|').map((end) => ({ end, bound: 'above' as const })),
  ...BELOW_AFTER.split('|').map((end) => ({ end, bound: 'below' as const })),
];

/** "approx. over 40" has two. */
const MOST_HEDGES = 2;

/** Takes the hedges off a text: "approx. 40", "> 5 %", "約40", "90以上", "5 % max.", "500+". `text` has Western digits and signs. */
export function withoutHedges(text: string): Hedged {
  let rest = text;
  let approximate = false;
  let bound: Bound | null = null;
  for (let times = 0; times < MOST_HEDGES; times += 1) {
    const lower = rest.toLowerCase();
    const hedge = lower.length === rest.length ? HEDGES.find(({ start }) => lower.startsWith(start)) : undefined;
    if (!hedge) break;
    rest = rest.slice(hedge.start.length).trimStart();
    approximate ||= hedge.bound === null;
    bound ??= hedge.bound;
  }
  const lower = rest.toLowerCase();
  const tail = bound === null ? TAILS.find(({ end }) => lower.endsWith(end)) : undefined;
  if (tail) return { rest: rest.slice(0, -tail.end.length).trimEnd(), approximate, bound: tail.bound };
  if (!rest.endsWith('+')) return { rest, approximate, bound };
  return { rest: rest.slice(0, -1).trimEnd(), approximate, bound: 'above' };
}

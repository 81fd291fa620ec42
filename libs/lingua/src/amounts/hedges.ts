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
  '>|≥|>=|over |more than |above |at least |min. |über |mehr als |mindestens |plus de |au moins |más de |al menos |mais de |pelo menos |' +
  'più di |oltre |almeno |en az |lebih dari |minimal |setidaknya |最低|至少|超过|최소 |कम से कम |أكثر من |على الأقل ';

const BELOW =
  "<|≤|<=|under |less than |below |up to |at most |max. |unter |weniger als |höchstens |bis zu |moins de |au plus |jusqu'à |menos de |hasta |" +
  'até |meno di |fino a |en fazla |kurang dari |maksimal |最大|最多|不到|최대 |अधिक से अधिक |ज़्यादा से ज़्यादा |أقل من |حتى ';

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
    HEDGES.flatMap(({ start, bound }) => (bound === null || start.endsWith('. ') ? [] : [foldWord(start)])),
  );
  const [last = '', before = ''] = words.toReversed().map((word) => foldWord(word));
  return boundPhrases.has(last) || boundPhrases.has(`${before} ${last}`);
}

/** "approx. over 40" has two. */
const MOST_HEDGES = 2;

/** Takes the hedges off a text: "approx. 40", "> 5 %", "約40", "500+". `text` has Western digits and signs. */
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
  if (!rest.endsWith('+')) return { rest, approximate, bound };
  return { rest: rest.slice(0, -1).trimEnd(), approximate, bound: 'above' };
}

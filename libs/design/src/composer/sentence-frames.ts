import { piecesOf, type RefText } from '@app/picture';

const FIGURE = '#';
/** Between two sentences, in any of the languages. */
export const SENTENCE_END = /(?<=[.!?।؟]) |(?<=[。！？])/u;
/** Articles of the languages that have them, before a label that was taken out. */
const ARTICLE = /(?<![\p{L}])(?:(?:the|der|die|das|el|la|los|las|le|les|il|lo|i|gli|o|a|os|as) |l[’'])\*/giu;
/** Verbs that tie a label to its figure; whatever the label, the ear hears one frame. */
const TIES = /^(?:the )?[\p{L}' -]+? (stands? at|comes? to|is|are|takes?|sits? at|reaches|reach) #$/iu;
const LABELLED = /^(?:and )?(?:the )?[\p{L}' -]+([:,]) #$/iu;
const TURNED = /^# (is|are|for) (?:the )?[\p{L}' -]+$/iu;
const COUNTED = /^# (?!in |on |at |for |of |from |to )[\p{L}' -]+$/iu;

/** Words that differ between the two halves of a pair told in one and the same way. */
const PAIRED = /\b(best|worst|up|down|bought|sold|buy|sell|buyers'|sellers'|warmest|coldest|high|low|in|out)\b/g;

/**
 * The frames of a line's sentences: what is left of them when names and figures are taken out. No frame is heard twice in
 * a video; "Churn stands at 2" and "Uptime stands at 9" share one. A line of names alone has none.
 * `labels` are what the line's figures are called in its language: with them taken out too, the ear's frame is left.
 */
export function sentenceFrames(line: RefText, labels: readonly string[] = []): string[] {
  const skeleton = withoutLabels(
    piecesOf(line)
      .map((piece) => ('key' in piece ? FIGURE : piece.text))
      .join(''),
    labels,
  );
  const frames = skeleton
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/[.!?。！？।؟]$/u, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence) || /#.*#/.test(sentence))
    .map(frameOf);
  return [...new Set(frames)];
}

function withoutLabels(skeleton: string, labels: readonly string[]): string {
  const bare = labels.reduce((rest, label) => {
    const at = rest.toLowerCase().indexOf(label.toLowerCase());
    return at < 0 ? rest : `${rest.slice(0, at)}*${rest.slice(at + label.length)}`;
  }, skeleton);
  return bare.replace(ARTICLE, '*');
}

function frameOf(sentence: string): string {
  const tie = TIES.exec(sentence)?.[1];
  if (tie)
    return `* ${tie
      .toLowerCase()
      .replace(/^stands\b/, 'stand')
      .replace(/^comes\b/, 'come')
      .replace(/^sits\b/, 'sit')} #`;
  if (LABELLED.test(sentence)) return '*: #';
  const turned = TURNED.exec(sentence)?.[1];
  if (turned) return `# ${turned.toLowerCase()} *`;
  if (COUNTED.test(sentence)) return '# *';
  return sentence.toLowerCase().replace(PAIRED, '*');
}

import { type Figure, isUnspaced, piecesOf, wordsOf } from '@app/picture';
import type { VoiceToken } from './voice';

/** A word as captions show it and the voice says it. */
export interface LineToken extends VoiceToken {
  /** Key of the figure this word stands for, if any. */
  figure?: string;
}

const LONGEST_FIGURE_TOKEN = 16;
const MARK = /^\u00a0?[.,!?;:…)'’"”。、，！？：；」』）।؟،]/u;
/** A no-break space stays within its word: "Base :" in French. */
const GAP = /[^\S\u00a0]+/;
/** What follows a full-width mark is a word of its own, though no space stands between. */
const FULL_WIDTH_END = /[。、，！？：；]$/u;
const PARTICLE = /^\p{Script=Hiragana}$/u;

interface Part extends LineToken {
  /** Written without a space after the part before it. */
  glued: boolean;
}

/**
 * Cuts a line into caption words with what the voice says for each. A short figure is one word with its punctuation
 * ("$412.6M," said "412.6 million dollars,"); a long name is cut into its words, each keeping the figure's key. Chinese and
 * Japanese are cut where their readers expect it, particles and stops staying with what they follow.
 */
export function tokenizeLine(
  line: string,
  figures: Readonly<Record<string, { forms: Readonly<Partial<Figure['forms']>> }>>,
  pronounce: (word: string) => string,
): LineToken[] {
  const parts: Part[] = [];
  let glue = false;
  for (const piece of piecesOf(line)) {
    if ('text' in piece) {
      wordsIn(piece.text).forEach((word, index) =>
        parts.push({
          display: word,
          spoken: pronounce(word),
          glued: index === 0 && glue && piece.text.search(GAP) !== 0 && joins(word),
        }),
      );
      glue = /\S$/.test(piece.text);
      continue;
    }
    const text = figures[piece.key]?.forms[piece.form];
    if (!text || text.display === '') continue;
    const split = text.display.length > LONGEST_FIGURE_TOKEN && /\s/.test(text.display);
    const shown = split ? text.display.split(/\s+/) : [text.display];
    const before = parts.at(-1)?.display ?? '';
    const first = glue && parts.length > 0 && !isUnspaced(before.slice(-1)) && !FULL_WIDTH_END.test(before);
    shown.forEach((word, index) =>
      parts.push({
        display: word,
        spoken: split ? pronounce(word) : text.spoken,
        figure: piece.key,
        glued: index === 0 && first,
      }),
    );
    glue = true;
  }
  return glueParts(parts);
}

/** Words of plain text. A line shows by its syllables that it is Japanese; characters alone are read as Chinese. */
function wordsIn(text: string): string[] {
  const words = text.split(GAP).filter((word) => word !== '');
  if (!isUnspaced(text)) return words;
  const language = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? 'ja' : 'zh';
  return wordsOf(text, language).map((word) => word.text);
}

/** Whether a word without a space before it belongs to what it follows; Chinese and Japanese words stand by themselves. */
function joins(word: string): boolean {
  return !isUnspaced(word) || PARTICLE.test(word) || MARK.test(word);
}

function glueParts(parts: readonly Part[]): LineToken[] {
  const tokens: LineToken[] = [];
  for (const part of parts) {
    const last = tokens.at(-1);
    if (part.glued && last) {
      const mark = MARK.test(part.display);
      last.display += part.display;
      last.spoken = mark
        ? last.spoken + part.display.replace(/[^\p{L}\p{M}.,!?;:'’。、，！？：；।؟،]/gu, '')
        : `${last.spoken}${isUnspaced(part.display) ? '' : ' '}${part.spoken}`.trim();
      if (part.figure !== undefined && last.figure === undefined) last.figure = part.figure;
    } else {
      const { display, spoken, figure } = part;
      tokens.push(figure === undefined ? { display, spoken } : { display, spoken, figure });
    }
  }
  return tokens;
}

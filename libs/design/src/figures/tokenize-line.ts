import { type FigureTable, piecesOf } from '@app/render';

/** A word as captions show it and the voice says it. */
export interface LineToken {
  display: string;
  spoken: string;
  /** Key of the figure this word stands for, if any. */
  figure?: string;
}

const LONGEST_FIGURE_TOKEN = 16;

interface Part extends LineToken {
  /** Written without a space after the part before it. */
  glued: boolean;
}

/**
 * Cuts a line into caption words with what the voice says for each. A short figure is one word with its punctuation
 * ("$412.6M," said "412.6 million dollars,"); a long name is cut into its words, each keeping the figure's key.
 */
export function tokenizeLine(line: string, figures: FigureTable, pronounce: (word: string) => string): LineToken[] {
  const parts: Part[] = [];
  let glue = false;
  for (const piece of piecesOf(line)) {
    if ('text' in piece) {
      const words = piece.text.split(/\s+/).filter((word) => word !== '');
      words.forEach((word, index) =>
        parts.push({ display: word, spoken: pronounce(word), glued: index === 0 && glue && !/^\s/.test(piece.text) }),
      );
      glue = /\S$/.test(piece.text);
      continue;
    }
    const text = figures[piece.key]?.forms[piece.form];
    if (!text || text.display === '') continue;
    const split = text.display.length > LONGEST_FIGURE_TOKEN && /\s/.test(text.display);
    const shown = split ? text.display.split(/\s+/) : [text.display];
    const first = glue && parts.length > 0;
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

function glueParts(parts: readonly Part[]): LineToken[] {
  const tokens: LineToken[] = [];
  for (const part of parts) {
    const last = tokens.at(-1);
    if (part.glued && last) {
      const mark = /^[.,!?;:…)'’"”]/.test(part.display);
      last.display += part.display;
      last.spoken = mark
        ? last.spoken + part.display.replace(/[^\p{L}.,!?;:'’]/gu, '')
        : `${last.spoken} ${part.spoken}`.trim();
      if (part.figure !== undefined && last.figure === undefined) last.figure = part.figure;
    } else {
      const { display, spoken, figure } = part;
      tokens.push(figure === undefined ? { display, spoken } : { display, spoken, figure });
    }
  }
  return tokens;
}

/** How a language sets its sentences; each mark with the space that follows it. */
export interface Marks {
  comma: string;
  semicolon: string;
  colon: string;
  stop: string;
  asks: string;
  shouts: string;
}

const LATIN: Marks = { comma: ', ', semicolon: '; ', colon: ': ', stop: '. ', asks: '? ', shouts: '! ' };
const HAN: Marks = { comma: '、', semicolon: '、', colon: '：', stop: '。', asks: '？', shouts: '！' };

const MARKS: Readonly<Record<string, Marks>> = {
  ja: HAN,
  zh: { ...HAN, comma: '，', semicolon: '；' },
  hi: { ...LATIN, stop: '। ' },
  ar: { ...LATIN, comma: '، ', semicolon: '؛ ', asks: '؟ ' },
};

/** The marks of a language by its ISO 639-1 code. */
export function marksOf(code: string): Marks {
  return MARKS[code] ?? LATIN;
}

import type { VoiceToken } from '../voice';

/** A word of a Japanese text as a dictionary cuts it: where it begins (UTF-16 units from 0) and how it is said. */
export interface Morpheme {
  at: number;
  surface: string;
  /** In katakana; undefined for words that the dictionary does not know. */
  said: string | undefined;
}

/** Cuts texts into morphemes. */
export type Analyse = (texts: string[]) => Promise<Morpheme[][]>;

const HAN = /\p{Script=Han}/u;

const toHiragana = (katakana: string): string =>
  katakana.replace(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));

const read = (morphemes: Morpheme[]): string =>
  morphemes.map(({ surface, said }) => (said ? toHiragana(said) : surface)).join('');

/**
 * The same tokens with kanji spoken as kana, read in the context of the whole line (今日は is きょうわ, not いまひは).
 * Words that the dictionary does not know stay as they are.
 */
export async function readKanji(tokens: VoiceToken[], analyse: Analyse): Promise<VoiceToken[]> {
  if (!tokens.some(({ spoken }) => HAN.test(spoken))) return tokens;
  const [line = []] = await analyse([tokens.map(({ spoken }) => spoken).join('')]);
  let at = 0;
  const spans = tokens.map(({ spoken }) => ({ from: at, to: (at += spoken.length) }));
  const readings = spans.map(({ from, to }) => {
    const inside = line.filter((morpheme) => morpheme.at >= from && morpheme.at + morpheme.surface.length <= to);
    const covered = inside.reduce((sum, { surface }) => sum + surface.length, 0);
    return covered === to - from ? read(inside) : null;
  });
  // A word of the dictionary that runs over two tokens is read again in each of them alone.
  const parted = tokens.filter((_, index) => readings[index] === null).map(({ spoken }) => spoken);
  const alone = parted.length > 0 ? await analyse(parted) : [];
  return tokens.map((token, index) => ({ ...token, spoken: readings[index] ?? read(alone.shift() ?? []) }));
}

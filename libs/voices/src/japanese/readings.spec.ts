import { readKanji, type Morpheme } from './readings';

const DICTIONARY: Record<string, string> = {
  今日: 'キョウ',
  は: 'ワ',
  東京: 'トウキョウ',
  都: 'ト',
  東: 'ヒガシ',
  京都: 'キョウト',
};

/** Cuts at the longest word that the little dictionary has. */
const analyse = async (texts: string[]): Promise<Morpheme[][]> =>
  texts.map((text) => {
    const found: Morpheme[] = [];
    for (let at = 0; at < text.length;) {
      const surface =
        [2, 1].map((size) => text.slice(at, at + size)).find((word) => DICTIONARY[word]) ?? text[at] ?? '';
      found.push({ at, surface, said: DICTIONARY[surface] });
      at += surface.length;
    }
    return found;
  });

const say = async (...words: string[]) =>
  (
    await readKanji(
      words.map((display) => ({ display, spoken: display })),
      analyse,
    )
  ).map(({ spoken }) => spoken);

describe('readKanji', () => {
  it('speaks kanji and particles as they sound and leaves the rest', async () => {
    expect(await say('今日は、', 'ベースXの')).toEqual(['きょうわ、', 'ベースXの']);
    expect(await say('今日は、', 'ベース', '東京')).toEqual(['きょうわ、', 'ベース', 'とうきょう']);
  });

  it('reads each token alone where a word runs over two', async () => {
    expect(await say('東', '京都')).toEqual(['ひがし', 'きょうと']);
  });

  it('does not open the dictionary for kana', async () => {
    const never = () => Promise.reject(new Error('opened'));
    await expect(readKanji([{ display: 'きょう', spoken: 'きょう' }], never)).resolves.toHaveLength(1);
  });
});

import type { NarrationWord } from '../storyboard/narration';
import { BURNED_IN, chunkWords, joinWords } from './chunk-words';

function spoken(text: string, separator = ' '): NarrationWord[] {
  return text.split(separator).map((word, index) => ({ text: word, fromMs: index * 300, toMs: index * 300 + 280 }));
}

const chunksOf = (words: NarrationWord[]): string[] => chunkWords(words, BURNED_IN).map(joinWords);

describe('chunkWords', () => {
  it('shows two or three words of at most 18 characters', () => {
    const chunks = chunksOf(spoken('Dollars on Base are paying six point eight four percent a year'));
    expect(chunks.every((chunk) => chunk.length <= 18 && chunk.split(' ').length <= 3)).toBe(true);
    expect(chunks.join(' ')).toBe('Dollars on Base are paying six point eight four percent a year');
  });

  it('breaks after punctuation and keeps it', () => {
    expect(chunksOf(spoken('Up again, to $412.6M.'))).toEqual(['Up again,', 'to $412.6M.']);
  });

  it('breaks at a pause', () => {
    const words = spoken('now it turns');
    const late = words.map((word, index) => (index === 2 ? { ...word, fromMs: 2000, toMs: 2200 } : word));
    expect(chunksOf(late)).toEqual(['now it', 'turns']);
  });

  it('joins Japanese without spaces', () => {
    expect(chunksOf(spoken('今日の|東京は|晴れ', '|'))).toEqual(['今日の東京は晴れ']);
  });
});

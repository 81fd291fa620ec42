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

  it('leaves no word alone at the beginning or the end of a line', () => {
    expect(chunksOf(spoken('Visitors, in all, came back again'))).toEqual(['Visitors, in all,', 'came back again']);
    expect(chunksOf(spoken('one two three four'))).toEqual(['one two', 'three four']);
  });

  it('lets a sentence of one word stand alone', () => {
    expect(chunksOf(spoken('The dollar grows. Slowly.'))).toEqual(['The dollar grows.', 'Slowly.']);
  });

  it.each([
    ['a number and its unit', 'Support now answers 38 minutes later', '38 minutes'],
    ['an article and its noun', 'Nobody sold the bread today', 'the bread'],
    ['a Hindi word and its postposition', 'आज सुबह दिल्ली में बारिश', 'दिल्ली में'],
    ['a Korean number and its counter', '오늘 모두 합쳐 12 개 팔림', '12 개'],
  ])('keeps %s together', (_, line, together) => {
    expect(chunksOf(spoken(line)).some((chunk) => chunk.includes(together))).toBe(true);
  });

  it('keeps a Japanese particle with its word', () => {
    const chunks = chunksOf(spoken('今日もずっと|東京の街中|に|雨が降りました', '|'));
    expect(chunks.some((chunk) => chunk.includes('街中に'))).toBe(true);
  });

  it('opens a phrase with its preposition', () => {
    expect(chunksOf(spoken('up 8.4 percent in seven days'))).toEqual(['up 8.4 percent', 'in seven days']);
  });
});

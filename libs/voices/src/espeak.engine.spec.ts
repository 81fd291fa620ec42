import { marked } from './espeak.engine';
import { performed } from './prosody';
import { toSentences } from './sentence';

const sentenceOf = (line: string) => {
  const [sentence] = toSentences(line.split(' ').map((word) => ({ display: word, spoken: word })));
  if (!sentence) throw new Error('nothing is said');
  return sentence;
};

describe('the markup that espeak reads', () => {
  const sentence = sentenceOf('Deposits climb 8.4 & more.');
  const [tuned] = performed([sentence], 1);

  it('is none where a sentence has no tune', () => {
    expect(marked(sentence, 'and').text).toBe('Deposits climb 8.4 and more.');
  });

  it('holds the sentence in its tune and the figure in its stress', () => {
    expect(marked(tuned!, 'and').text).toMatch(
      /^<prosody rate="97%" pitch="\+16%">Deposits climb <prosody rate="92%" pitch="\+\d+%">8\.4<\/prosody> and more\.<\/prosody>$/,
    );
  });

  it('still knows where each word begins', () => {
    const { text, starts } = marked(tuned!, 'and');
    expect(starts.map((start) => /^[\p{L}\d.]+/u.exec(text.slice(start))?.[0].replace(/\.$/, ''))).toEqual([
      'Deposits',
      'climb',
      '8.4',
      'and',
      'more',
    ]);
  });
});

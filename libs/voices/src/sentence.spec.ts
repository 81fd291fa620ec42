import { restAfter, toSentences } from './sentence';
import type { VoiceToken } from './voice';

const said = (display: string, spoken = display): VoiceToken => ({ display, spoken });

describe('toSentences', () => {
  it('gives every word of a spoken figure the place of its token', () => {
    const [sentence] = toSentences([said('$412.6M,', '412.6 million dollars'), said('up')]);
    expect(sentence?.words).toEqual([
      { token: 0, text: '412.6', rest: 'none' },
      { token: 0, text: 'million', rest: 'none' },
      { token: 0, text: 'dollars', rest: 'comma' },
      { token: 1, text: 'up', rest: 'none' },
    ]);
  });

  it('parts sentences at full stops, questions and exclamations, and not inside decimals', () => {
    const sentences = toSentences([said('T-bills?'), said('4.31.'), said('Yes!'), said('So')]);
    expect(sentences.map(({ ending }) => ending)).toEqual(['question', 'statement', 'exclamation', 'statement']);
    expect(sentences[1]?.words[0]?.text).toBe('4.31');
  });

  it('rests once where display and spoken text both carry the stop', () => {
    expect(toSentences([said('6.84%.', '6.84 percent.'), said('Now')])).toHaveLength(2);
  });

  it('lets a dash that stands alone rest the word before', () => {
    const [sentence] = toSentences([said('Slowly'), said('—'), said('then')]);
    expect(sentence?.words.map(({ rest }) => rest)).toEqual(['clause', 'none']);
  });

  it('has nothing to say for punctuation, emoji and empty words', () => {
    expect(toSentences([said('...'), said('🚀'), said('$5', ''), said('"?!"')])).toEqual([]);
  });
});

describe('restAfter', () => {
  it.each([
    ['Base,', 'comma'],
    ['bakery:', 'clause'],
    ['Base...', 'trail'],
    ['(seven.)', 'stop'],
    ['増えました。', 'stop'],
    ['بيس،', 'comma'],
    ['है।', 'stop'],
    ['2.5', 'none'],
  ])('hears %s as %s', (text, rest) => expect(restAfter(text)).toBe(rest));
});

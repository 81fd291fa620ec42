import { toSentences } from './sentence';
import { sentenceText, writtenText } from './sentence-text';

const first = (line: string) => {
  const [sentence] = toSentences(line.split(' ').map((display) => ({ display, spoken: display })));
  if (!sentence) throw new Error('nothing is said');
  return sentence;
};

describe('the text of a sentence', () => {
  it('is put together with its punctuation and knows where each word begins', () => {
    expect(sentenceText(first('Up, again & again?'), 'and')).toEqual({
      text: 'Up, again and again?',
      starts: [0, 4, 10, 14],
    });
  });

  it.each([
    ['ja', 'きょう は、 たかい です か？', 'きょうは、たかいですか？'],
    ['zh', '今天， 涨了。', '今天，涨了。'],
    ['hi', 'आज दर बढ़ी।', 'आज दर बढ़ी।'],
    ['ar', 'اليوم، هل ارتفع؟', 'اليوم، هل ارتفع؟'],
    ['de', 'Heute, steigt er?', 'Heute, steigt er?'],
  ])('is written in %s as it is written there', (language, line, text) => {
    expect(writtenText(first(line), { language, and: '' }).text).toBe(text);
  });
});

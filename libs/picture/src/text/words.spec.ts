import { isolateFigures } from './words';

const [OPEN, CLOSE] = ['\u2066', '\u2069'];

describe('isolateFigures', () => {
  it('keeps a figure in order with the Latin unit written to it', () => {
    expect(isolateFigures('الهدف 380\u00a0km الآن')).toBe(`الهدف ${OPEN}380\u00a0km${CLOSE} الآن`);
    expect(isolateFigures('380\u00a0km')).toBe(`${OPEN}380\u00a0km${CLOSE}`);
  });

  it('leaves the marks of the sentence outside', () => {
    expect(isolateFigures('بلغ $4.2M، ثم ارتفع.')).toBe(`بلغ ${OPEN}$4.2M${CLOSE}، ثم ارتفع.`);
  });

  it('leaves words, plain numbers and units in the script of the text as they are', () => {
    for (const text of ['الهدف الآن', 'في 2024', '380\u00a0كم', 'في 2024 Apple'])
      expect(isolateFigures(text)).toBe(text);
  });
});

import { arabic } from './arabic';
import { unvowelled, vowelled, VOWELLED_AR } from './vowelled.ar';

const written = (word: string): string => vowelled(word).normalize();

describe('vowels of Arabic words', () => {
  it.each([
    ['يبلغ', 'يَبلُغ'],
    ['المجمّع', 'المُجَمَّع'],
    ['والودائع', 'وَالوَدائِع'],
    ['بسعر', 'بِسِعر'],
    ['للمقارنة', 'لِلمُقارَنَة'],
    ['حسابًا', 'حِسابًا'],
    ['تسجَّل', 'تُسَجَّل'],
    ['سجّل', 'سَجَّلَ'],
    ['كم', 'كَم'],
  ])('are given to %s', (word, said) => {
    expect(written(word)).toBe(said.normalize());
  });

  it('leave names and words of the payload as they are', () => {
    expect(vowelled('القاهرة')).toBe('القاهرة');
    expect(vowelled('وصل')).toBe('وصل');
  });

  it('are given to each word once', () => {
    expect(new Set(VOWELLED_AR.map(unvowelled)).size).toBe(VOWELLED_AR.length);
  });

  it('reach the voice with the punctuation, never the caption', () => {
    expect(arabic.pronounce('المجمّع،').normalize()).toBe('المُجَمَّع،'.normalize());
    expect(arabic.pronounce('USDC')).toBe('U S D C');
  });
});

import { captionChunks } from './caption-chunks';

function chunksOf(text: string) {
  const words = text.split(' ').map((word, index) => ({ text: word, fromMs: index * 400, toMs: index * 400 + 380 }));
  return captionChunks({ sceneId: 'one', audioPath: null, durationMs: words.length * 400, words }, 0, 600);
}

describe('captionChunks', () => {
  it('sets a figure alone from the right where its line is Arabic', () => {
    const chunks = chunksOf('يبلغ العائد. 6.84%.');
    expect(chunks.map(({ words, rtl }) => [words.map(({ text }) => text).join(' '), rtl])).toEqual([
      ['يبلغ العائد.', true],
      ['6.84%.', true],
    ]);
  });

  it('keeps an Arabic line with names in Latin letters from the right, and an English line with an Arabic name from the left', () => {
    expect(chunksOf('USDC على Base: 6.84%.').every(({ rtl }) => rtl)).toBe(true);
    expect(chunksOf('The paper القاهرة counts more readers than before.').some(({ rtl }) => rtl)).toBe(false);
    expect(chunksOf('6.84%.').some(({ rtl }) => rtl)).toBe(false);
  });
});

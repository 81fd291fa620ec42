import { mouthTrack } from './mouth-track';

const line = { sceneId: 's', audioPath: null, durationMs: 1000, words: [{ text: 'Panda', fromMs: 0, toMs: 600 }] };

describe('mouthTrack', () => {
  it('opens on each vowel of a word and shuts between them', () => {
    const keys = mouthTrack(line, 100);
    expect(keys.filter((key) => key.open === 1)).toHaveLength(2);
    expect(keys.at(-1)).toMatchObject({ open: 0 });
    expect(keys.every((key) => key.frame >= 100 && key.frame <= 118)).toBe(true);
  });

  it('follows the voice where it tells', () => {
    expect(mouthTrack({ ...line, mouth: [{ atMs: 500, open: 0.3 }] }, 30)).toEqual([{ frame: 45, open: 0.3 }]);
  });

  it('stays shut in silence', () => {
    expect(mouthTrack(null, 0)).toEqual([]);
  });
});

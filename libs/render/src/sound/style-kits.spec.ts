import { STYLE_NAMES, STYLES, MUSIC_MOODS, SOUND_NAMES } from '@app/picture';
import { bundledSounds, STYLE_KITS } from './style-kits';

describe('STYLE_KITS', () => {
  it.each(STYLE_NAMES)('gives %s a small kit of its own, and the bed that its preset names', (name) => {
    const { effects, mood } = STYLE_KITS[name];
    expect(new Set(effects).size).toBe(effects.length);
    expect(effects.length).toBeLessThanOrEqual(8);
    const style = STYLES.get(name);
    if (style) expect(style.preset.music.mood).toBe(mood);
  });

  it('leaves no sound without a style, and no bed to two', () => {
    for (const { kind, styles } of bundledSounds()) {
      expect(styles.length).toBeGreaterThan(0);
      if (kind === 'music') expect(styles).toHaveLength(1);
    }
  });

  it('lists every bundled name once', () => {
    expect(bundledSounds().map(({ name }) => name)).toEqual([...SOUND_NAMES, ...MUSIC_MOODS]);
  });
});

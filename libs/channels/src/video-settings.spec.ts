import { changedSettings, type VideoSettings, NO_SETTINGS, type SettingsChange } from './video-settings';

const BEFORE = {
  ...NO_SETTINGS,
  cta: 'See more',
  brand: { accent: '#111111', watermark: 'ACME' },
  defaults: { language: 'es', targetSeconds: 60 },
};

describe('changing settings', () => {
  it.each<[string, SettingsChange & { videoId?: string }, VideoSettings]>([
    ['leaves what is not named', {}, BEFORE],
    ['leaves what is named without a value', { cta: undefined, defaults: undefined }, BEFORE],
    ['empties what is null', { cta: null, brand: null }, { ...BEFORE, cta: null, brand: null }],
    ['takes a brand as a whole', { brand: { ground: '#222222' } }, { ...BEFORE, brand: { ground: '#222222' } }],
    [
      'adds a default',
      { defaults: { captions: false } },
      { ...BEFORE, defaults: { ...BEFORE.defaults, captions: false } },
    ],
    ['takes one default away', { defaults: { targetSeconds: null } }, { ...BEFORE, defaults: { language: 'es' } }],
    ['takes every default away', { defaults: null }, { ...BEFORE, defaults: {} }],
    ['passes over what is no setting', { videoId: 'vid-1' }, BEFORE],
  ])('%s', (_, change, after) => {
    expect(changedSettings(BEFORE, change)).toEqual(after);
  });
});

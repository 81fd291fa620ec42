import type { FoundBrand } from '@app/sources';
import { NO_SETTINGS } from './video-settings';
import { groundWarning, settingsOf, styleNotesOf } from './learned-brand';

const FOUND: FoundBrand = {
  url: 'https://fjordwheels.example/',
  name: 'Fjordwheels',
  tagline: null,
  language: 'en',
  accent: '#d7263d',
  ground: '#ffffff',
  palette: [],
  fonts: { heading: null, body: null },
  voice: { tone: 'playful', pace: 'standard' },
  logo: null,
  warnings: [],
};
const NOTHING = { ...FOUND, name: null, language: null, accent: null, ground: null, voice: null };

describe('what a channel takes over of a learned brand', () => {
  it('is colours, name, language and manner', () => {
    expect(settingsOf(FOUND, NO_SETTINGS)).toEqual({
      brand: { accent: '#d7263d', ground: '#ffffff', watermark: 'Fjordwheels' },
      defaults: { language: 'en' },
      styleNotes: 'Keep it playful.',
    });
  });

  it('leaves what its owner has settled, but for the brand itself', () => {
    const before = {
      ...NO_SETTINGS,
      brand: { accent: '#000000', ground: '#111111', watermark: 'FW' },
      defaults: { language: 'no' },
      styleNotes: 'Short.',
    };
    expect(settingsOf({ ...FOUND, ground: null, name: null }, before)).toEqual({
      brand: { accent: '#d7263d', watermark: 'FW' },
    });
  });

  it('is nothing where nothing was found', () => {
    expect(settingsOf(NOTHING, NO_SETTINGS)).toEqual({});
    expect(settingsOf(NOTHING, { ...NO_SETTINGS, brand: { accent: '#000000' } })).toEqual({
      brand: { accent: '#000000' },
    });
    expect(settingsOf({ ...NOTHING, language: 'fi' }, NO_SETTINGS)).toEqual({});
  });

  it('gives no direction for words without a manner', () => {
    expect(styleNotesOf({ ...FOUND, voice: { tone: 'neutral', pace: 'fast' } })).toBeNull();
  });
});

describe('styles that cannot wear a ground', () => {
  it('are named, and none are where there is no ground', () => {
    expect(groundWarning({ accent: '#d7263d' })).toEqual([]);
    const [warning, ...others] = groundWarning({ accent: '#ffe600', ground: '#000000' });
    expect([warning?.code, others]).toEqual(['ground_not_worn', []]);
    expect(warning?.message).toMatch(/^tabloid, comic, luxury-minimal: the ground #000000/);
  });
});

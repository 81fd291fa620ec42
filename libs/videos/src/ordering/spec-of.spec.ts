import { type VideoSettings, NO_SETTINGS } from '@app/channels';
import { engineOf, type OrderFiling, specOf } from './spec-of';
import type { VideoOrder } from './video-order';

describe('which engine makes a video', () => {
  it.each([
    ['nothing said', {}, 'designed'],
    ['the template engine asked for', { engine: 'director' }, 'director'],
    ['a show', { showId: 'shw_1' }, 'director'],
    ['footage', { libraryAssetIds: ['ast_1'] }, 'director'],
    ['no footage after all', { libraryAssetIds: [] }, 'designed'],
    ['a clip', { clips: true }, 'director'],
    ['a presenter', { presenter: true }, 'director'],
    ['a designed video of a show', { engine: 'designed', showId: 'shw_1' }, 'designed'],
  ] as const)('is settled for %s', (_, wish, engine) => {
    expect(engineOf(wish)).toBe(engine);
  });
});

type Settings = NonNullable<OrderFiling['show']>;

const DATA = { gate: 'Gate B', waitMinutes: 17 };
const SHOW = { accent: '#111111' };
const CHANNEL = { accent: '#222222' };
const ORDER = { accent: '#333333' };

function merged(
  order: Omit<VideoOrder, 'data' | 'brand'>,
  levels: { brand?: OrderFiling['brand']; show?: Partial<Settings>; channel?: Partial<Settings> } = {},
) {
  const settings = (said: Partial<Settings> | undefined): Settings | null =>
    said ? { ...(NO_SETTINGS as VideoSettings & { brand: null }), ...said } : null;
  const { brand = null, show, channel } = levels;
  return specOf({ data: DATA, ...order }, { brand, show: settings(show), channel: settings(channel) });
}

describe('what a video takes from its order, its show, its channel and the house', () => {
  it('is the house’s choice where nobody has one', () => {
    expect(merged({})).toMatchObject({
      format: '9:16',
      targetSeconds: 30,
      music: true,
      captions: true,
      presenter: false,
      engine: 'designed',
    });
  });

  it.each([
    ['style', 'arcade', 'comic', 'tabloid'],
    ['format', '16:9', '1:1', '4:5'],
    ['language', 'es', 'fr', 'de'],
    ['targetSeconds', 15, 60, 90],
    ['images', 'none', 'auto', 'source'],
    ['music', false, { generate: true }, true],
    ['captions', false, true, false],
  ])('%s: the order before the show, the show before the channel', (name, order, show, channel) => {
    const levels = { show: { defaults: { [name]: show } }, channel: { defaults: { [name]: channel } } };
    expect(merged({ [name]: order }, levels)).toHaveProperty(name, order);
    expect(merged({}, levels)).toHaveProperty(name, show);
    expect(merged({}, { channel: levels.channel })).toHaveProperty(name, channel);
    expect(merged({}, { show: {}, channel: levels.channel })).toHaveProperty(name, channel);
  });

  it('takes null for not said', () => {
    const channel = { defaults: { targetSeconds: 60 } };
    expect(merged({ targetSeconds: null } as never, { channel }).targetSeconds).toBe(60);
  });

  it.each([
    ['the order’s own, unfiled', {}, ORDER],
    ['the order’s own, where show and channel have none', { show: {}, channel: {} }, ORDER],
    ['the channel’s lock', { channel: { brand: CHANNEL } }, CHANNEL],
    ['the channel’s lock for its show', { show: {}, channel: { brand: CHANNEL } }, CHANNEL],
    ['the show’s lock before its channel’s', { show: { brand: SHOW }, channel: { brand: CHANNEL } }, SHOW],
    ['a lock to the house’s looks', { show: { brand: {} }, channel: { brand: CHANNEL } }, {}],
  ])('wears %s', (_, levels, brand) => {
    expect(merged({}, { brand: ORDER, ...levels }).brand).toEqual(brand);
  });

  it('closes with the order’s call to action, else the show’s, else the channel’s', () => {
    const levels = { show: { cta: 'Of the show' }, channel: { cta: 'Of the channel' } };
    expect(merged({ cta: 'Mine' }, levels).cta).toBe('Mine');
    expect(merged({}, levels).cta).toBe('Of the show');
    expect(merged({}, { channel: levels.channel }).cta).toBe('Of the channel');
    expect(merged({}).cta).toBeUndefined();
  });

  it('reads style notes as directions before the brief', () => {
    const levels = { show: { styleNotes: 'Stay calm.' }, channel: { styleNotes: 'Be loud.' } };
    expect(merged({ brief: 'Lead with the wait.' }, levels).brief).toBe('Stay calm.\nLead with the wait.');
    expect(merged({}, { channel: levels.channel }).brief).toBe('Be loud.');
    expect(merged({}).brief).toBeUndefined();
  });

  it('keeps the compliance preset whatever is ordered', () => {
    const channel = { compliance: { disclaimer: 'Not advice.' } };
    expect(merged({}, { show: {}, channel }).compliance).toEqual({ disclaimer: 'Not advice.' });
    expect(merged({}).compliance).toBeUndefined();
  });

  it('lays lists of pronunciations over each other, word by word', () => {
    const levels = {
      show: { pronunciation: { Aave: 'ah-vay', GHO: 'go' } },
      channel: { pronunciation: { Aave: 'ave', USDC: 'U S D C' } },
    };
    expect(merged({ pronunciation: { GHO: 'gee-ho' } }, levels).pronunciation).toEqual({
      Aave: 'ah-vay',
      GHO: 'gee-ho',
      USDC: 'U S D C',
    });
    expect(merged({}).pronunciation).toBeUndefined();
  });

  it.each([
    ['a show', {}, { show: {} }, 'director'],
    ['a channel alone', {}, { channel: {} }, 'designed'],
    ['an order for a designed video of a show', { engine: 'designed' }, { show: {} }, 'designed'],
    ['an order for the template engine', { engine: 'director' }, {}, 'director'],
  ] as const)('makes videos of %s by the engine that tells them', (_, order, levels, engine) => {
    expect(merged(order, levels).engine).toBe(engine);
  });

  it.each([
    ['the show’s voice', {}, { defaults: { voiceId: 'es-1', language: 'Spanish' } }, {}, 'es-1'],
    [
      'the show’s voice, in its channel’s language',
      {},
      { defaults: { voiceId: 'es-1' } },
      { defaults: { language: 'es' } },
      'es-1',
    ],
    [
      'the best voice of another language that is asked for',
      { language: 'fr' },
      { defaults: { voiceId: 'es-1', language: 'es' } },
      {},
      undefined,
    ],
    [
      'the show’s voice, its language asked for by its other name',
      { language: 'Spanish' },
      { defaults: { voiceId: 'es-1', language: 'es' } },
      {},
      'es-1',
    ],
    [
      'the channel’s voice where the show’s language is the same',
      {},
      { defaults: { language: 'es' } },
      { defaults: { voiceId: 'es-2', language: 'es' } },
      'es-2',
    ],
    [
      'no voice of a channel in another language than its show',
      {},
      { defaults: { language: 'fr' } },
      { defaults: { voiceId: 'es-2', language: 'es' } },
      undefined,
    ],
    ['the order’s own voice', { voiceId: 'mine' }, { defaults: { voiceId: 'es-1', language: 'es' } }, {}, 'mine'],
  ])('speaks with %s', (_, order, show, channel, voiceId) => {
    expect(merged(order, { show, channel }).voiceId).toBe(voiceId);
  });
});

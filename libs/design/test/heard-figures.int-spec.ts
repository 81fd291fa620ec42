import { proveVideo, STYLE_NAMES } from '@app/picture';
import { IS_FULL } from '@app/testing';
import { serverSurface } from '@app/render';
import { english } from '../src/language/en/english';
import { tokensOf } from '../src/narration';
import { HeardVoice } from '../../voices/test/heard-voice';
import { expectations, unmatched } from './hearing/expected-numbers';
import { GERMAN_SOUNDS } from './hearing/de.sounds';
import { ENGLISH_SOUNDS } from './hearing/en.sounds';
import { SPANISH_SOUNDS } from './hearing/es.sounds';
import { FRENCH_SOUNDS } from './hearing/fr.sounds';
import { hearNumbers } from './hearing/hear-numbers';
import type { NumberSounds } from './hearing/number-sounds';
import { unspokenVideo } from './unspoken-video';

/** Walks through units, teens, tens and hundreds alike. */
const STEP = 83;

const VIDEOS = [
  ...[
    'pool.json',
    'flow.json',
    'wallet.json',
    'football.json',
    'weather.json',
    'bakery.json',
    'library.json',
    'share.json',
  ],
  ...['four hundred rows', 'a list at the top'],
].filter((_, index) => IS_FULL || index % 3 === 0);

describe('what the embedded voice says', () => {
  const voice = new HeardVoice();
  afterAll(() => voice.close());

  it.each(VIDEOS)('of %s are the numbers of its proof and no others', async (example) => {
    const style = STYLE_NAMES[VIDEOS.indexOf(example) % STYLE_NAMES.length] ?? 'tabloid';
    const job = unspokenVideo(example, style);
    const { figures } = proveVideo(job, serverSurface);
    const faults = job.storyboard.scenes.map(async (scene, index) => {
      const sounds = await voice.line('en', tokensOf(scene, job.storyboard, english));
      const heard = sounds.flatMap((sound) => hearNumbers(sound, ENGLISH_SOUNDS));
      const said = figures.filter((figure) => figure.where === 'voice' && figure.scene === index + 1);
      return { line: scene.line, ...unmatched(expectations(said), heard, scene.line) };
    });
    const clean = job.storyboard.scenes.map(({ line }) => ({ line, unheard: [], unproven: [] }));
    expect(await Promise.all(faults)).toEqual(clean);
  });

  it.each<[string, NumberSounds, string, number[]]>([
    ['en', ENGLISH_SOUNDS, '6.84 percent, then 412.6 million dollars', [6.84, 412.6e6]],
    ['en', ENGLISH_SOUNDS, 'to wait for minus 2 or 1,951', [-2, 1951]],
    ['es', SPANISH_SOUNDS, 'el 6,84 por ciento de 412,6 millones', [6.84, 412.6e6]],
    ['es', SPANISH_SOUNDS, 'menos 17, luego 1951 y 777', [-17, 1951, 777]],
    ['fr', FRENCH_SOUNDS, 'à 6,84 pour cent de 412,6 millions', [6.84, 412.6e6]],
    ['fr', FRENCH_SOUNDS, 'moins 97, puis 1951 et 577', [-97, 1951, 577]],
    ['de', GERMAN_SOUNDS, 'bei 6,84 Prozent von 412,6 Millionen', [6.84, 412.6e6]],
    ['de', GERMAN_SOUNDS, 'minus 87, dann 1951 Euro oder 777 Euro', [-87, 1951, 777]],
  ])('is understood in %s', async (code, sounds, text, numbers) => {
    const [sound] = await voice.texts(code, [text]);
    if (!sound) throw new RangeError('Nothing was said');
    expect(hearNumbers(sound, sounds).map(({ value }) => value)).toEqual(numbers);
  });

  it.each<[string, NumberSounds]>([
    ['en', ENGLISH_SOUNDS],
    ['es', SPANISH_SOUNDS],
    ['fr', FRENCH_SOUNDS],
    ['de', GERMAN_SOUNDS],
  ])('is understood in %s up to nine hundred', async (code, sounds) => {
    const numbers = Array.from({ length: IS_FULL ? 100 : 12 }, (_, index) => (index * STEP) % 1000);
    const spoken = await voice.texts(code, numbers.map(String));
    const heard = spoken.map((sound) => hearNumbers(sound, sounds).map(({ value }) => value));
    expect(heard).toEqual(numbers.map((value) => [value]));
  });
});

import { proveVideo, STYLE_NAMES } from '@app/picture';
import { IS_FULL } from '@app/testing';
import { serverSurface } from '@app/render';
import { english } from '../src/language/en/english';
import { tokensOf } from '../src/narration';
import { EspeakEngine } from '../src/voices/espeak.engine';
import { EspeakHost } from '../src/voices/espeak.host';
import { ESPEAK_LANGUAGES, type EspeakLanguage } from '../src/voices/espeak.languages';
import type { EspeakRequest, EspeakSound } from '../src/voices/espeak.protocol';
import { toSentences } from '../src/voices/sentence';
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

/** The embedded voice as videos use it, listened to; its processes are those of the host it is given. */
class HeardHost extends EspeakHost {
  readonly heard: EspeakSound[] = [];

  constructor(private readonly voice: EspeakHost) {
    super();
  }

  override async say(request: EspeakRequest, signal?: AbortSignal): Promise<EspeakSound[]> {
    const sounds = await this.voice.say(request, signal);
    this.heard.push(...sounds);
    return sounds;
  }
}

describe('what the embedded voice says', () => {
  const host = new EspeakHost();
  afterAll(() => host.close());

  it.each(VIDEOS)('of %s are the numbers of its proof and no others', async (example) => {
    const style = STYLE_NAMES[VIDEOS.indexOf(example) % STYLE_NAMES.length] ?? 'tabloid';
    const job = unspokenVideo(example, style);
    const { figures } = proveVideo(job, serverSurface);
    const faults = job.storyboard.scenes.map(async (scene, index) => {
      const listener = new HeardHost(host);
      const engine = new EspeakEngine(listener, languageOf('en'));
      await engine.speak(toSentences(tokensOf(scene, job.storyboard, english)), 1);
      const heard = listener.heard.flatMap((sound) => hearNumbers(sound, ENGLISH_SOUNDS));
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
    const { name, rate, pitch, range } = languageOf(code);
    const [sound] = await host.say({ name, rate, pitch, range, texts: [text] });
    if (!sound) throw new RangeError('Nothing was said');
    expect(hearNumbers(sound, sounds).map(({ value }) => value)).toEqual(numbers);
  });

  it.each<[string, NumberSounds]>([
    ['en', ENGLISH_SOUNDS],
    ['es', SPANISH_SOUNDS],
    ['fr', FRENCH_SOUNDS],
    ['de', GERMAN_SOUNDS],
  ])('is understood in %s up to nine hundred', async (code, sounds) => {
    const { name, rate, pitch, range } = languageOf(code);
    const numbers = Array.from({ length: IS_FULL ? 100 : 12 }, (_, index) => (index * STEP) % 1000);
    const spoken = await host.say({ name, rate, pitch, range, texts: numbers.map(String) });
    const heard = spoken.map((sound) => hearNumbers(sound, sounds).map(({ value }) => value));
    expect(heard).toEqual(numbers.map((value) => [value]));
  });
});

function languageOf(code: string): EspeakLanguage {
  const found = ESPEAK_LANGUAGES.find(({ language }) => language === code);
  if (!found) throw new RangeError(`No voice for ${code}`);
  return found;
}

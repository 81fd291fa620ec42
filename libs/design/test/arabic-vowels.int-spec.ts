import { IS_FULL } from '@app/testing';
import { VOWELLED_AR, vowelled } from '../src/language/ar/vowelled.ar';
import { HeardVoice } from '../../voices/test/heard-voice';

const WORDS_A_TEXT = 24;
const SHORT_RUN_TAKES_EVERY = 4;

/** Signs of an IPA sound that are no sound of their own: stress, length, the dot and the bridge of a heavy consonant. */
const SIGNS = /[ˈˌːˤ.]|\u032a/gu;
const VOWEL = /[aeiouəɔɛæ]/u;

/** What a voice makes of letters without vowels: a word of consonants, two at its start or three in a row. */
function stumbles(ipa: string): boolean {
  const sounds = ipa.replace(SIGNS, '').replace(/dʒ/g, 'ʒ');
  const shape = Array.from(sounds, (sound) => (VOWEL.test(sound) ? 'v' : 'c')).join('');
  return !shape.includes('v') || shape.startsWith('cc') || shape.includes('ccc');
}

describe('Arabic words of the house', () => {
  const voice = new HeardVoice();
  afterAll(() => voice.close());

  async function heard(words: readonly string[]): Promise<string[]> {
    const texts = Array.from({ length: Math.ceil(words.length / WORDS_A_TEXT) }, (_, at) =>
      words
        .slice(at * WORDS_A_TEXT, (at + 1) * WORDS_A_TEXT)
        .map((word) => `${word}. `)
        .join(''),
    );
    const sounds = await voice.texts('ar', texts);
    return sounds.flatMap(({ phonemes, words: events }) =>
      events.map((_, at) =>
        phonemes
          .filter(({ word }) => word === at)
          .map(({ ipa }) => ipa)
          .join(''),
      ),
    );
  }

  it('are said with every vowel by the embedded voice', async () => {
    const words = VOWELLED_AR.filter((_, at) => IS_FULL || at % SHORT_RUN_TAKES_EVERY === 0);
    const sounds = await heard(words);
    expect(sounds).toHaveLength(words.length);
    expect(words.filter((_, at) => stumbles(sounds[at] ?? ''))).toEqual([]);
  });

  it('would be stumbled over as they are written', async () => {
    const words = ['الودائع', 'يتصدر', 'المقترضين', 'بلغت'];
    expect((await heard(words)).map(stumbles)).toEqual([true, true, true, true]);
    expect((await heard(words.map(vowelled))).map(stumbles)).toEqual([false, false, false, false]);
  });
});

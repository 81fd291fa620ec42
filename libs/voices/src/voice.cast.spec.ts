import { VoiceCast, type VoiceChoice } from './voice.cast';
import { HOUSE_VOICES, VOICE_LANGUAGES } from './voice.catalogue';
import { VOICE_MODELS } from './models/voice-models';

const FESTIVAL = '/usr/bin/festival';
const server = { format: 'openai', baseUrl: 'http://x.example', apiKey: 'k', model: 'm', voice: 'coral' } as const;
const elevenLabs = { baseUrl: 'http://e.example', apiKey: 'k', model: 'm', voice: 'v' };
const ids = (cast: VoiceCast, language: string, voiceId?: string) =>
  cast.choose({ language, ...(voiceId ? { voiceId } : {}) }).map(({ id }) => id);

describe('VoiceCast', () => {
  it('puts services before Festival, and espeak last', () => {
    const cast = new VoiceCast({
      festival: FESTIVAL,
      voices: { server: { ...server, languages: undefined }, elevenLabs },
    });
    expect(ids(cast, 'en')).toEqual(['house-en-elevenlabs', 'house-en-server', 'house-en-slt', 'house-en-embedded']);
    expect(ids(cast, 'ar-EG')).toEqual(['house-ar-elevenlabs', 'house-ar-server', 'house-ar-embedded']);
  });

  it('falls back from the voice asked for to the best, each once', () => {
    const cast = new VoiceCast({ festival: FESTIVAL, voices: { server: { ...server, languages: ['en'] } } });
    expect(ids(cast, 'en', 'house-en-slt')).toEqual(['house-en-slt', 'house-en-server', 'house-en-embedded']);
  });

  it('offers no espeak in English where Festival is, also beside a service that may be down', () => {
    const english = (festival: string | null) =>
      new VoiceCast({ festival, voices: { elevenLabs } })
        .list()
        .filter(({ language }) => language === 'en')
        .map(({ id }) => id);
    expect(english(FESTIVAL)).toEqual(['house-en-elevenlabs', 'house-en-slt']);
    expect(english(null)).toEqual(['house-en-elevenlabs', 'house-en-embedded']);
  });

  it('names what to install when the voice asked for is absent', () => {
    const cast = new VoiceCast({ festival: null });
    expect(() => cast.choose({ language: 'en', voiceId: 'house-en-slt' })).toThrow(
      expect.objectContaining({
        code: 'voice_engine_missing',
        message: expect.stringContaining('festvox-us-slt-hts') as string,
      }) as Error,
    );
  });

  it('refuses a voice of another language and a language without voices', () => {
    const refusal = (choice: VoiceChoice) => () => new VoiceCast({ festival: null }).choose(choice);
    const coded = (code: string) => expect.objectContaining({ code }) as Error;
    expect(refusal({ language: 'en', voiceId: 'house-fr-embedded' })).toThrow(coded('voice_unknown'));
    expect(refusal({ language: 'xx' })).toThrow(coded('voice_language_unsupported'));
  });

  it('lets a cloned voice speak any language, with the house behind it', () => {
    const cast = new VoiceCast({ festival: null, voices: { elevenLabs } });
    const clone = { id: 'voi_1', providerVoiceId: 'p' };
    expect(cast.choose({ language: 'tr', clone }).map(({ id }) => id)).toEqual([
      'voi_1',
      'house-tr-elevenlabs',
      'house-tr-embedded',
    ]);
  });
});

describe('the catalogue', () => {
  it('has a voice for each language that needs nothing, and says that Arabic is weak', () => {
    for (const language of VOICE_LANGUAGES)
      expect(HOUSE_VOICES.some((voice) => voice.language === language && voice.engine === 'espeak')).toBe(true);
    expect(VOICE_LANGUAGES).toHaveLength(13);
    expect(HOUSE_VOICES.find(({ language }) => language === 'ar')?.note).toContain('vowels');
  });

  it('gives each voice an id of its own', () => {
    expect(new Set(HOUSE_VOICES.map(({ id }) => id)).size).toBe(HOUSE_VOICES.length);
  });

  it('names each voice to install once, in a language of the house', () => {
    expect(new Set(VOICE_MODELS.map(({ name }) => name)).size).toBe(VOICE_MODELS.length);
    for (const { language } of VOICE_MODELS) expect(VOICE_LANGUAGES).toContain(language);
  });
});

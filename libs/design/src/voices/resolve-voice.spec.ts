import { ESPEAK_LANGUAGES } from './espeak.languages';
import { resolveVoice } from './resolve-voice';
import { HOUSE_VOICES } from './voice.catalogue';

describe('the voice catalogue', () => {
  it('speaks thirteen languages under ids that are all different', () => {
    expect(new Set(ESPEAK_LANGUAGES.map(({ language }) => language)).size).toBe(13);
    expect(new Set(HOUSE_VOICES.map(({ id }) => id)).size).toBe(HOUSE_VOICES.length);
  });
});

describe('resolveVoice', () => {
  it('prefers Festival for English where it is installed', async () => {
    expect((await resolveVoice({ language: 'en-GB' }, { festival: '/usr/bin/festival' })).id).toBe('house-en-slt');
  });

  it('names what to install when the voice asked for is absent', async () => {
    await expect(resolveVoice({ language: 'en', voiceId: 'house-en-slt' }, { festival: null })).rejects.toMatchObject({
      code: 'voice_engine_missing',
      message: expect.stringContaining('festvox-us-slt-hts') as string,
    });
  });

  it('refuses a voice of another language and a language without voices', async () => {
    await expect(resolveVoice({ language: 'en', voiceId: 'house-fr-embedded' })).rejects.toMatchObject({
      code: 'voice_unknown',
    });
    await expect(resolveVoice({ language: 'xx' })).rejects.toMatchObject({ code: 'voice_language_unsupported' });
  });
});

import { speakWhole } from './speak-whole';
import type { Voice } from './voice';
import { VoiceError } from './voice.errors';

const voice = (id: string): Voice => ({ id, language: 'en', speak: () => Promise.reject(new Error('not asked')) });

describe('speakWhole', () => {
  it('begins anew with the next voice and warns of it', async () => {
    const { spoken, warnings } = await speakWhole([voice('a'), voice('b')], async ({ id }) => {
      if (id === 'a') throw new VoiceError('voice_failed', 'the server answered 500');
      return id;
    });
    expect(spoken).toBe('b');
    expect(warnings).toEqual([
      {
        code: 'voice_fallback',
        message: 'The voice a failed (the server answered 500); b speaks the whole video.',
        scene: null,
        atMs: null,
      },
    ]);
  });

  it("throws the last voice's failure", async () => {
    const fail = () => Promise.reject(new VoiceError('voice_failed', 'broken'));
    await expect(speakWhole([voice('a'), voice('b')], fail)).rejects.toMatchObject({ code: 'voice_failed' });
  });

  it('throws anything that is no fault of a voice at once', async () => {
    const asked: string[] = [];
    const speak = async ({ id }: Voice) => {
      asked.push(id);
      throw new Error('cancelled');
    };
    await expect(speakWhole([voice('a'), voice('b')], speak)).rejects.toThrow('cancelled');
    expect(asked).toEqual(['a']);
  });
});

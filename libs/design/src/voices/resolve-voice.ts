import type { Voice } from './voice';
import { VoiceCast, type VoiceChoice, type VoiceSettings } from './voice.cast';
import { VoiceError } from './voice.errors';

/**
 * The one voice asked for, or the best there is, for those who need no second. Throws `VoiceError` as
 * `VoiceCast.choose` does.
 */
export async function resolveVoice(choice: VoiceChoice, settings: VoiceSettings = {}): Promise<Voice> {
  const [voice] = new VoiceCast(settings).choose(choice);
  if (!voice) throw new VoiceError('voice_unknown', `no voice speaks "${choice.language}"`);
  return voice;
}

import { setImmediate } from 'node:timers/promises';
import { SoundError } from './sound.errors';

/** Lets the process answer others between two stretches of synthesis. @throws SoundError coded `sound_aborted`. */
export async function turn(signal?: AbortSignal): Promise<void> {
  await setImmediate();
  if (signal?.aborted) throw new SoundError('sound_aborted', 'Mixing was aborted');
}

import { jsonOf } from '@app/platform';
import { z } from 'zod';
import type { ElevenLabsConfig } from '../voices.config';
import { requestSpeech } from '../http/speech-request';
import { VoiceError } from '../voice.errors';

const TIMEOUT_MS = 60_000;
const GONE = new Set([200, 204, 404]);
const added = z.object({ voice_id: z.string().min(1) });

/** A recording of the voice to clone. */
export interface VoiceSample {
  bytes: Buffer;
  /** Content type, `audio/…`. */
  type: string;
}

/**
 * `POST /v1/voices/add`: makes a voice of a sample and gives the provider's id. Throws `VoiceError`, also for a sample
 * that the provider refuses.
 */
export async function cloneVoice(server: ElevenLabsConfig, name: string, sample: VoiceSample): Promise<string> {
  const body = new FormData();
  body.set('name', name);
  body.set('files', new Blob([Uint8Array.from(sample.bytes)], { type: sample.type }), 'sample');
  const request = {
    server: 'ElevenLabs',
    url: `${server.baseUrl}/v1/voices/add`,
    headers: { 'xi-api-key': server.apiKey },
    body,
    accept: /^application\/json$/,
    // A voice that was made, and whose answer was lost, would be made once more: nobody would ever forget the first.
    attempts: 1,
  };
  const { bytes } = await requestSpeech(request, AbortSignal.timeout(TIMEOUT_MS));
  const answer = added.safeParse(jsonOf(bytes));
  if (!answer.success) throw new VoiceError('voice_failed', 'ElevenLabs answered no voice');
  return answer.data.voice_id;
}

/**
 * `DELETE /v1/voices/{id}`: has the provider forget a voice; one that it does not know is fine. Throws `VoiceError`.
 */
export async function forgetVoice(server: ElevenLabsConfig, providerVoiceId: string): Promise<void> {
  const url = `${server.baseUrl}/v1/voices/${encodeURIComponent(providerVoiceId)}`;
  const headers = { 'xi-api-key': server.apiKey };
  const answer = await fetch(url, { method: 'DELETE', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new VoiceError('voice_failed', 'ElevenLabs does not answer');
  });
  if (answer.status === 400 && /not.?found|does not exist/i.test(await answer.text())) return;
  if (!GONE.has(answer.status)) throw new VoiceError('voice_failed', `ElevenLabs answered ${answer.status}`);
}

import type { ElevenLabsConfig } from '@app/platform';
import { z } from 'zod';
import { parseJson } from '../http/kokoro.dialect';
import { requestSpeech } from '../http/speech-request';
import { VoiceError } from '../voice.errors';

const TIMEOUT_MS = 60_000;
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
  };
  const { bytes } = await requestSpeech(request, AbortSignal.timeout(TIMEOUT_MS));
  const answer = added.safeParse(parseJson(bytes));
  if (!answer.success) throw new VoiceError('voice_failed', 'ElevenLabs answered no voice');
  return answer.data.voice_id;
}

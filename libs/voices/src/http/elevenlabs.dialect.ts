import { jsonOf } from '@app/platform';
import { z } from 'zod';
import type { ElevenLabsConfig } from '../voices.config';
import type { RawSentence } from '../sentence';
import { VoiceError } from '../voice.errors';
import type { HttpUtterance, SpeechDialect } from './http.engine';
import { RAW_RATE, readSound } from './sound-answer';
import { requestSpeech } from './speech-request';
import { matchWords } from './spoken-words';

const SERVER = 'ElevenLabs';
/** What its models take; the house may ask for more. */
const SLOWEST = 0.7;
const FASTEST = 1.2;

const timestamped = z.object({
  audio_base64: z.string(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
});

/** `POST /v1/text-to-speech/{voice}/with-timestamps`: sound in base64 with the time of every character. */
export class ElevenLabsDialect implements SpeechDialect {
  constructor(
    private readonly server: ElevenLabsConfig,
    private readonly voice: string,
  ) {}

  async say({ text, words, pace, before, after }: HttpUtterance, signal: AbortSignal): Promise<RawSentence> {
    const { baseUrl, apiKey, model } = this.server;
    const body = {
      text,
      model_id: model,
      ...(before ? { previous_text: before } : {}),
      ...(after ? { next_text: after } : {}),
      voice_settings: { speed: Math.min(FASTEST, Math.max(SLOWEST, pace)) },
    };
    const { bytes } = await requestSpeech(
      {
        server: SERVER,
        url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(this.voice)}/with-timestamps?output_format=pcm_${RAW_RATE}`,
        headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
        body: JSON.stringify(body),
        accept: /^application\/json$/,
      },
      signal,
    );
    const answer = timestamped.safeParse(jsonOf(bytes));
    if (!answer.success) throw new VoiceError('voice_failed', `${SERVER} answered no speech with timestamps`);
    const { audio_base64: audio, alignment } = answer.data;
    const spoken = (alignment?.characters ?? []).map((character, index) => ({
      text: character,
      fromMs: (alignment?.character_start_times_seconds[index] ?? 0) * 1000,
      toMs: (alignment?.character_end_times_seconds[index] ?? 0) * 1000,
    }));
    return { ...readSound(Buffer.from(audio, 'base64'), SERVER), words: matchWords(words, spoken) };
  }
}

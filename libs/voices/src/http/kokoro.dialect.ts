import { jsonOf } from '@app/platform';
import { z } from 'zod';
import type { SpeechServerConfig } from '../voices.config';
import type { RawSentence } from '../sentence';
import { VoiceError } from '../voice.errors';
import type { HttpUtterance, SpeechDialect } from './http.engine';
import { jsonHeaders } from './openai.dialect';
import { readSound } from './sound-answer';
import { requestSpeech } from './speech-request';
import { matchWords } from './spoken-words';

const SERVER = 'the Kokoro server';

const captioned = z.object({
  audio: z.string(),
  timestamps: z
    .array(z.object({ word: z.string(), start_time: z.number().nullable(), end_time: z.number().nullable() }))
    .nullish(),
});

/** Kokoro-FastAPI's `POST /dev/captioned_speech`: sound in base64 with the times of its words. */
export class KokoroDialect implements SpeechDialect {
  constructor(private readonly server: SpeechServerConfig) {}

  async say({ text, words, pace }: HttpUtterance, signal: AbortSignal): Promise<RawSentence> {
    const { baseUrl, model, voice } = this.server;
    const body = { model, voice, input: text, response_format: 'wav', speed: pace, stream: false };
    const { bytes } = await requestSpeech(
      {
        server: SERVER,
        url: `${baseUrl}/dev/captioned_speech`,
        headers: jsonHeaders(this.server),
        body: JSON.stringify(body),
        accept: /^application\/json$/,
      },
      signal,
    );
    const answer = captioned.safeParse(jsonOf(bytes));
    if (!answer.success) throw new VoiceError('voice_failed', `${SERVER} answered no captioned speech`);
    const spoken = (answer.data.timestamps ?? []).flatMap(({ word, start_time: from, end_time: to }) =>
      from === null || to === null ? [] : [{ text: word, fromMs: from * 1000, toMs: to * 1000 }],
    );
    return {
      ...readSound(Buffer.from(answer.data.audio, 'base64'), SERVER),
      words: matchWords(words, spoken),
    };
  }
}

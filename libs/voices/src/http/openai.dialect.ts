import type { SpeechServerConfig } from '../voices.config';
import type { RawSentence } from '../sentence';
import type { HttpUtterance, SpeechDialect } from './http.engine';
import { readSound, SOUND_TYPES } from './sound-answer';
import { requestSpeech } from './speech-request';

const SERVER = 'the speech server';

/** Headers of a JSON request under the server's key. */
export function jsonHeaders({ apiKey }: Pick<SpeechServerConfig, 'apiKey'>): Record<string, string> {
  return { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) };
}

/** `POST /v1/audio/speech` as OpenAI and many others speak it; brings no timings. */
export class OpenAiDialect implements SpeechDialect {
  constructor(private readonly server: SpeechServerConfig) {}

  async say({ text, words, pace }: HttpUtterance, signal: AbortSignal): Promise<RawSentence> {
    const { baseUrl, model, voice } = this.server;
    const body = { model, voice, input: text, response_format: 'wav', speed: pace };
    const request = { server: SERVER, url: `${baseUrl}/v1/audio/speech`, headers: jsonHeaders(this.server) };
    const { bytes } = await requestSpeech({ ...request, body: JSON.stringify(body), accept: SOUND_TYPES }, signal);
    return { ...readSound(bytes, SERVER), words: words.map(() => null) };
  }
}

import type { SpeechServerConfig } from '../voices.config';
import type { RawSentence } from '../sentence';
import type { HttpUtterance, SpeechDialect } from './http.engine';
import { jsonHeaders } from './openai.dialect';
import { readSound, SOUND_TYPES } from './sound-answer';
import { requestSpeech, SpeechRefusedError } from './speech-request';

const SERVER = 'the Piper server';

/**
 * Piper's own HTTP server. The first generation takes the bare text, the second refuses it and takes JSON, with a
 * voice and a pace. Brings no timings.
 */
export class PiperDialect implements SpeechDialect {
  constructor(private readonly server: SpeechServerConfig) {}

  async say(utterance: HttpUtterance, signal: AbortSignal): Promise<RawSentence> {
    const bytes = await this.ask(utterance, signal);
    return { ...readSound(bytes, SERVER), words: utterance.words.map(() => null) };
  }

  private async ask({ text, pace }: HttpUtterance, signal: AbortSignal): Promise<Buffer> {
    const { voice, baseUrl } = this.server;
    const request = { server: SERVER, url: `${baseUrl}/`, accept: SOUND_TYPES };
    const headers = jsonHeaders(this.server);
    try {
      const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' };
      return (await requestSpeech({ ...request, headers: plain, body: text }, signal)).bytes;
    } catch (cause) {
      if (!(cause instanceof SpeechRefusedError)) throw cause;
      const body = JSON.stringify({ text, length_scale: 1 / pace, ...(voice ? { voice } : {}) });
      return (await requestSpeech({ ...request, headers, body }, signal)).bytes;
    }
  }
}

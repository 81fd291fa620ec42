import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import { askProvider } from '@app/platform';
import type { TranscriptionConfig } from '../sources.config';
import type { Transcript } from './footage-reading';

/** Writes down what is said in a recording. */
export abstract class Transcriber {
  /** `path` is a sound file; null where nothing is said. Throws where the service cannot be used, and the signal's reason. */
  abstract transcribe(path: string, signal: AbortSignal): Promise<Transcript | null>;
}

const TIMEOUT_MS = 600_000;

/** `verbose_json` of OpenAI's `/v1/audio/transcriptions`; times are seconds. */
const answerSchema = z.object({
  text: z.string(),
  language: z.string().nullish(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })).nullish(),
});

/** A service of OpenAI's format. */
export class HttpTranscriber extends Transcriber {
  constructor(private readonly config: TranscriptionConfig) {
    super();
  }

  override async transcribe(path: string, signal: AbortSignal): Promise<Transcript | null> {
    const { baseUrl, apiKey, model } = this.config;
    const form = new FormData();
    form.set('model', model);
    form.set('response_format', 'verbose_json');
    form.set('timestamp_granularities[]', 'segment');
    form.set('file', await openAsBlob(path, { type: 'audio/mpeg' }), 'speech.mp3');
    const asked = {
      method: 'POST',
      body: form,
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : undefined,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    };
    const answer = await askProvider(
      'transcription',
      () => fetch(`${baseUrl}/v1/audio/transcriptions`, asked),
      ({ status }) => status,
    );
    if (!answer.ok) throw new Error(`the transcriber answered ${answer.status}`);
    const { text, language, segments } = answerSchema.parse(await answer.json());
    if (text.trim() === '') return null;
    return { language: language ?? null, text: text.trim(), segments: (segments ?? []).map(toSegment) };
  }
}

function toSegment({ start, end, text }: { start: number; end: number; text: string }): Transcript['segments'][number] {
  return { fromMs: Math.round(start * 1000), toMs: Math.round(end * 1000), text: text.trim() };
}

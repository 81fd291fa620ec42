import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, Optional } from '@nestjs/common';
import { UnprocessableError } from '@app/platform';
import { MediaProcess, prepareSpeech, Transcriber } from '@app/sources';

/** A transcript; the language is the service's name for it, or null. */
export interface Dictation {
  text: string;
  language: string | null;
}

/** Longest dictation, seconds. */
export const LONGEST_DICTATION_S = 60;
/** A user waits for the result. */
const LIMIT_MS = 60_000;

/** Transcribes dictations, if a transcription service is configured. */
@Injectable()
export class DictationService {
  private readonly logger = new Logger(DictationService.name);

  constructor(
    private readonly media: MediaProcess,
    @Optional() private readonly transcriber?: Transcriber,
  ) {}

  get isAvailable(): boolean {
    return this.transcriber !== undefined;
  }

  /** Takes a local sound file of any type. Throws `UnprocessableError` without a service, if it fails, and for a file without speech or of more than a minute. */
  async transcribe(path: string): Promise<Dictation> {
    if (!this.transcriber) throw new UnprocessableError('dictation');
    const folder = await mkdtemp(join(tmpdir(), 'factreel-dictation-'));
    try {
      const speech = await prepareSpeech(this.media, { path, folder, longestSeconds: LONGEST_DICTATION_S });
      const said = await this.askService(speech);
      return { text: said?.text ?? '', language: said?.language ?? null };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async askService(speech: string) {
    try {
      return await this.transcriber?.transcribe(speech, AbortSignal.timeout(LIMIT_MS));
    } catch (error) {
      this.logger.warn({ err: error }, 'a dictation was not written down');
      throw new UnprocessableError('dictation: the service that writes it down did not answer; try again');
    }
  }
}

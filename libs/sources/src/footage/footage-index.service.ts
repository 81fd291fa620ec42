import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Logger, Optional } from '@nestjs/common';
import { UnprocessableError } from '@app/platform';
import { LibraryService } from '../library/library.service';
import { MediaProcess } from '../library/media-process';
import { checkLength } from '../library/prepare-media';
import type { FootageIndex, Transcript } from './footage-reading';
import { writeSpeech } from './prepare-speech';
import { readFootage } from './read-footage';
import { shotsOf } from './shots-of';
import { Transcriber } from './transcriber';

/** Only videos are indexed. */
class NotFootageError extends UnprocessableError {
  constructor(id: string) {
    super(`${id} is no video`);
  }
}

/** Finds out all that the template engine can use of a video. What it costs is the business of who asks. */
@Injectable()
export class FootageIndexService {
  private readonly logger = new Logger(FootageIndexService.name);

  constructor(
    private readonly library: LibraryService,
    private readonly media: MediaProcess,
    @Optional() private readonly transcriber?: Transcriber,
  ) {}

  /** Seconds of footage that an index would read. Throws `NotFoundError`, `NotFootageError`, `UnusableMediaError` past an hour. */
  async lengthOf(accountId: string, id: string): Promise<number> {
    const { kind, duration } = await this.library.get(accountId, id);
    if (kind !== 'video' || duration === null) throw new NotFootageError(id);
    return checkLength(duration);
  }

  /** Reads the whole video. Throws as `lengthOf`, `UnusableMediaError`, and the signal's reason. */
  async index(accountId: string, id: string, signal: AbortSignal): Promise<FootageIndex> {
    const seconds = await this.lengthOf(accountId, id);
    const folder = await mkdtemp(join(tmpdir(), 'factreel-footage-'));
    try {
      const [file] = await this.library.fetchFiles(accountId, [id], folder);
      if (!file) throw new NotFootageError(id);
      const input = { path: file.path, demuxer: 'mov' };
      const { cutsMs, momentary, ...reading } = await readFootage(this.media, input, { seconds, signal });
      const shots = shotsOf(seconds, { cutsMs, momentary, ...reading });
      const isSilent = reading.loudness === null;
      const transcript = isSilent ? null : await this.transcribe(input, folder, signal);
      return { ...reading, shots, transcript };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** A transcriber that fails costs the index its transcript only. */
  private async transcribe(
    input: { path: string; demuxer: string },
    folder: string,
    signal: AbortSignal,
  ): Promise<Transcript | null> {
    if (!this.transcriber) return null;
    try {
      const speech = await writeSpeech(this.media, { input, folder, signal });
      return await this.transcriber.transcribe(speech, signal);
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn({ err: error }, 'footage is indexed without a transcript');
      return null;
    }
  }
}

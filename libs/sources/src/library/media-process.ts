import { Inject, Injectable } from '@nestjs/common';
import { BoundedProcessError, NoRoomError, runBounded, Slots, tellsNoRoom } from '@app/platform';
import { resolveFfmpeg } from '@app/render';
import { FFMPEG_CONFIG } from '../sources.config';
import { UnusableMediaError } from './library.errors';

/** A file and the only demuxer that it is read with. */
export interface MediaInput {
  path: string;
  demuxer: string;
}

/** One run of ffmpeg over a stranger's file. */
export interface MediaRun {
  input: MediaInput;
  /** Options before the input, such as where to begin. */
  before?: string[];
  /** Everything behind the input; none: it is only looked at. */
  then?: string[];
  timeoutMs?: number;
  /** Address space; less than the usual where less is enough. */
  memoryMb?: number;
  signal?: AbortSignal;
}

/** Address space; in 600 MB neither an index nor an old codec could be read, in this all that is taken can. */
const MEMORY_MB = 1_000;
const TIMEOUT_MS = 20_000;
/** Larger ones are refused before they are decoded. More than the 40 million that are taken: ffmpeg counts a margin of 128 to each side. */
const MOST_PIXELS = 46_000_000;
/** Runs of a process at a time; whoever comes later waits, so that memory has a bound, and no account takes all of them. */
const AT_ONCE = 2;
const NOTHING_TO_WRITE = 'At least one output file must be specified';

/**
 * Runs ffmpeg over files of strangers: in a process of its own under limits, with the demuxer that the bytes ask for, and
 * with no protocol open but local files, so that no file can make it read another.
 */
@Injectable()
export class MediaProcess {
  private readonly slots = new Slots(AT_ONCE, { atOnceOfOne: AT_ONCE - 1, waitingOfOne: 64, waiting: 512 });

  constructor(@Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined) {}

  /** What ffmpeg told. Throws `UnusableMediaError` for what it cannot work with, `NoRoomError`, and the signal's reason. */
  async run({
    input,
    before = [],
    then = [],
    timeoutMs = TIMEOUT_MS,
    memoryMb = MEMORY_MB,
    signal,
  }: MediaRun): Promise<string> {
    const reading = ['-protocol_whitelist', 'file', '-max_pixels', String(MOST_PIXELS), '-threads', '1'];
    const args = ['-hide_banner', '-nostdin', '-nostats', '-filter_threads', '1', ...before, ...reading];
    const command = resolveFfmpeg(this.ffmpegPath);
    try {
      const all = [...args, '-f', input.demuxer, '-i', input.path, ...then];
      const bounded = { command, args: all, timeoutMs, memoryMb, signal };
      return (await this.slots.run(() => runBounded(bounded), signal)).stderr;
    } catch (error) {
      if (!(error instanceof BoundedProcessError)) throw error;
      // Told to write nothing, ffmpeg ends so when it has read the head of the file.
      if (then.length === 0 && error.stderr.includes(NOTHING_TO_WRITE)) return error.stderr;
      if (tellsNoRoom(error.stderr)) throw new NoRoomError();
      throw new UnusableMediaError(error.reason === 'timeout' ? 'takes too long to be read' : 'cannot be decoded');
    }
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { EncodingError } from './encode.errors';

const KEPT_STDERR = 2000;

/** One ffmpeg that is fed a stream. */
export class FramePipe {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private stderr = '';

  /** `head` is what the stream begins with. */
  constructor(ffmpeg: string, args: string[], head?: Buffer) {
    this.child = spawn(ffmpeg, args, { stdio: ['pipe', 'ignore', 'pipe'] });
    this.child.stderr?.on('data', (part: Buffer) => {
      this.stderr = (this.stderr + part.toString()).slice(-KEPT_STDERR);
    });
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code) =>
        code === 0 ? resolve() : reject(new EncodingError(this.stderr || `ffmpeg exit ${code}`)),
      );
    });
    this.ended.catch(() => undefined);
    // A dying ffmpeg breaks the pipe first; its exit code and last lines say why.
    this.child.stdin?.on('error', () => undefined);
    if (head) this.child.stdin?.write(head);
  }

  /** Hands over one frame, in parts; resolves when ffmpeg has taken it, so the same buffers may follow or be drawn over. Throws EncodingError. */
  async write(...parts: [...Buffer[], Buffer]): Promise<void> {
    const written = new Promise<void>((resolve, reject) => {
      const last = parts.length - 1;
      this.child.stdin?.cork();
      parts.forEach((part, index) => {
        this.child.stdin?.write(part, (error) => (error ? reject(error) : index === last && resolve()));
      });
      this.child.stdin?.uncork();
    });
    await Promise.race([written, this.failure()]).catch(async (error: unknown) => {
      await this.ended;
      throw error;
    });
  }

  /** No more frames; resolves when the files are complete. Throws EncodingError. */
  async finish(): Promise<void> {
    this.child.stdin?.end();
    await this.ended;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  private failure(): Promise<void> {
    return this.ended.then(() => {
      throw new EncodingError('ffmpeg ended before the last frame');
    });
  }
}

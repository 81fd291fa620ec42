import { spawn, type ChildProcess } from 'node:child_process';
import { EncodingError } from './encode.errors';

const KEPT_STDERR = 2000;

/** One ffmpeg that is fed frames. */
export class FramePipe {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private stderr = '';

  constructor(ffmpeg: string, args: string[]) {
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
  }

  /** Hands over one frame; resolves when ffmpeg has taken it, so the same buffer may follow or be drawn over. Throws EncodingError. */
  async write(planes: Buffer): Promise<void> {
    const written = new Promise<void>((resolve, reject) => {
      this.child.stdin?.write(planes, (error) => (error ? reject(error) : resolve()));
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

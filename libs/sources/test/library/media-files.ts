import { execFile } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { resolveFfmpeg } from '@app/render';

const run = promisify(execFile);

/** Makes small files with ffmpeg, in one folder. */
export class MediaFiles {
  constructor(readonly folder: string) {}

  path(name: string): string {
    return join(this.folder, name);
  }

  /** Runs ffmpeg with these words behind its inputs; answers the path of what it wrote. */
  async make(name: string, ...words: string[]): Promise<string> {
    await run(resolveFfmpeg(process.env['FFMPEG_PATH']), ['-v', 'error', '-y', ...words, this.path(name)]);
    return this.path(name);
  }

  /** Two seconds of a test pattern, two of black, two of one colour, and a tone over the first three. */
  async threeShots(name: string): Promise<string> {
    const size = 'size=160x120:rate=10:d=2';
    const pictures = [`testsrc=${size}`, `color=black:${size}`, `color=orange:${size}`];
    const inputs = [...pictures, 'sine=d=3'].flatMap((source) => ['-f', 'lavfi', '-i', source]);
    const graph = '[0][1][2]concat=n=3[v];[3]apad=whole_dur=6[a]';
    return await this.make(
      name,
      ...inputs,
      '-filter_complex',
      graph,
      '-map',
      '[v]',
      '-map',
      '[a]',
      '-pix_fmt',
      'yuv420p',
    );
  }

  async write(name: string, content: string | Buffer): Promise<string> {
    await writeFile(this.path(name), content);
    return this.path(name);
  }

  /** The first bytes of another file. */
  async cut(name: string, from: string, bytes: number): Promise<string> {
    const file = await open(from);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
      return await this.write(name, buffer.subarray(0, bytesRead));
    } finally {
      await file.close();
    }
  }
}

/** A PNG whose head says how large it is, and that has nothing behind it. */
export function hollowPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  Buffer.from('0806000000', 'hex').copy(head, 24);
  return head;
}

import type { WriteStream } from 'node:tty';

const WIDTH = 32;

/** A bar on a terminal; silent where the output is not one. */
export class ProgressBar {
  constructor(private readonly out: WriteStream) {}

  /** `share` from 0 to 1. */
  show(share: number, stage: string): void {
    if (!this.out.isTTY) return;
    const done = Math.round(Math.min(1, share) * WIDTH);
    this.out.write(
      `\r${'█'.repeat(done)}${'░'.repeat(WIDTH - done)} ${String(Math.round(share * 100)).padStart(3)} % ${stage}  `,
    );
  }

  end(): void {
    if (this.out.isTTY) this.out.write(`\r${' '.repeat(WIDTH + 24)}\r`);
  }
}

import { createHash } from 'node:crypto';

/** The same draws for the same seed, on every machine. */
export class SeededRandom {
  private draws = 0;

  constructor(private readonly seed: string) {}

  /** From 0 up to, but not, 1. */
  next(): number {
    const digest = createHash('sha256')
      .update(`${this.seed}:${this.draws++}`)
      .digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  }

  /** From 1 to `most`, both included. */
  upTo(most: number): number {
    return 1 + Math.floor(this.next() * most);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)];
  }
}

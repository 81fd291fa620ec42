/** Where a playing video is. */
export interface Clock {
  /** Begins to run at a moment, seconds of the video. */
  start(at: number): void;
  stop(): void;
  /** Seconds of the video. */
  now(): number;
}

/** A clock for a video without a sound. */
export class WallClock implements Clock {
  private from = 0;
  private started: number | null = null;

  start(at: number): void {
    this.from = at;
    this.started = performance.now();
  }

  stop(): void {
    this.from = this.now();
    this.started = null;
  }

  now(): number {
    return this.started === null ? this.from : this.from + (performance.now() - this.started) / 1000;
  }
}

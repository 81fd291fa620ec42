/** Watches a figure that comes and goes, such as the memory of processes, at fixed steps. */
export class PeakWatch {
  private peak = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(measure: () => number, stepMs: number) {
    this.timer = setInterval(() => (this.peak = Math.max(this.peak, measure())), stepMs);
  }

  /** The highest that was seen. */
  stop(): number {
    clearInterval(this.timer);
    return this.peak;
  }
}

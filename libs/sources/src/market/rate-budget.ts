import { type Clock, type Pause } from '@app/platform';

/** Longer than this nobody waits for a turn. */
const LONGEST_WAIT_MS = 10_000;

/** Keeps this process within what a service allows in a minute: a bucket that fills evenly and holds a tenth of it. */
export class RateBudget {
  private turns: number;
  private at: number;
  private readonly most: number;

  constructor(
    private readonly perMinute: number,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {
    this.most = Math.max(1, Math.floor(perMinute / 10));
    this.turns = this.most;
    this.at = clock.real().getTime();
  }

  /** Waits for a turn; false, and no turn taken, where that would be longer than ten seconds. */
  async take(signal: AbortSignal): Promise<boolean> {
    const now = this.clock.real().getTime();
    const turnMs = 60_000 / this.perMinute;
    this.turns = Math.min(this.most, this.turns + Math.max(0, now - this.at) / turnMs);
    this.at = now;
    const wait = Math.max(0, (1 - this.turns) * turnMs);
    if (wait > LONGEST_WAIT_MS) return false;
    this.turns -= 1;
    if (wait > 0) await this.pause(wait, signal);
    return true;
  }
}

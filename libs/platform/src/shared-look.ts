/** One who waits for news of a key. */
interface Waiter<Found> {
  key: string;
  isNews: (found: Found) => boolean;
  tell: (found: Found) => void;
}

/** How long someone waits for news. */
export interface Patience {
  /** Gives up when it aborts. */
  signal: AbortSignal;
  /** Gives up after this long; without it only `signal` ends the wait. */
  forMs?: number;
}

/**
 * Lets any number of waiters of one process watch the database with one query: `look` is asked for all their keys at
 * once, every `everyMs`, while anyone waits.
 */
export class SharedLook<Found> {
  private readonly waiters = new Set<Waiter<Found>>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly look: (keys: string[]) => Promise<ReadonlyMap<string, Found>>,
    private readonly everyMs: number,
  ) {}

  /** What a look finds under `key`, once `isNews` says so; undefined where the waiter gives up first. */
  async until(key: string, isNews: (found: Found) => boolean, { signal, forMs }: Patience): Promise<Found | undefined> {
    if (signal.aborted) return undefined;
    return await new Promise((resolve) => {
      const end = (found?: Found): void => {
        clearTimeout(tired);
        signal.removeEventListener('abort', giveUp);
        this.waiters.delete(waiter);
        if (this.waiters.size === 0) this.rest();
        resolve(found);
      };
      const giveUp = (): void => end();
      const waiter = { key, isNews, tell: end };
      const tired = forMs === undefined ? undefined : setTimeout(giveUp, forMs);
      signal.addEventListener('abort', giveUp, { once: true });
      this.waiters.add(waiter);
      this.plan();
    });
  }

  private plan(): void {
    if (this.isLooking || this.timer || this.waiters.size === 0) return;
    this.timer = setTimeout(() => void this.lookOnce(), this.everyMs);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async lookOnce(): Promise<void> {
    this.timer = undefined;
    this.isLooking = true;
    // Who comes during the look may already know more than it finds.
    const asking = [...this.waiters];
    try {
      const found = await this.look([...new Set(asking.map(({ key }) => key))]);
      for (const waiter of asking) {
        const news = found.get(waiter.key);
        if (news !== undefined && this.waiters.has(waiter) && waiter.isNews(news)) waiter.tell(news);
      }
    } catch {
      // A database that is away has no news; the next look asks again.
    } finally {
      this.isLooking = false;
      this.plan();
    }
  }
}

import { PRICES } from '@app/billing';

/** What an account can spend, and what of it has gone. */
export class ModelWallet {
  constructor(public credits: number) {}
}

type EpisodeEnd = 'held' | 'posted' | 'failed';

/** What should become of one series. */
export class ModelLife {
  isPaused = false;
  notices = 0;
  readonly episodes: EpisodeEnd[] = [];
  readonly checks: string[] = [];
  /** The state of its page that was told last. */
  private told = 0;

  constructor(
    readonly id: string,
    readonly url: string,
    readonly policy: 'hold' | 'autopost',
    private readonly price: number,
  ) {}

  /** A due slot: what it comes to, and whether a film is ordered. `state` is that of its page. */
  check(state: number, wallet: ModelWallet): 'episode' | 'quiet' | 'short' {
    const isNew = state !== this.told;
    const needed = isNew ? this.price : PRICES.check;
    if (needed > wallet.credits) {
      this.isPaused = true;
      this.notices += 1;
      this.checks.push('failed');
      return 'short';
    }
    wallet.credits -= needed;
    this.checks.push(isNew ? 'episode' : 'quiet');
    return isNew ? 'episode' : 'quiet';
  }

  /** The film that a check ordered has ended. */
  end(isRendered: boolean, state: number, wallet: ModelWallet): void {
    if (isRendered) this.told = state;
    else wallet.credits += this.price;
    const end = this.policy === 'hold' ? 'held' : 'posted';
    this.episodes.push(isRendered ? end : 'failed');
  }
}

import type { ChangingSource } from './changing-source';
import type { Calendars, ModelSchedule } from './model-schedule';

/** Credits of a check that found nothing new, or only something for the digest. */
const CHECK = 1;
const MOST_WAITING = 30;
const MOST_FAILURES = 3;

export type Policy = 'hold' | 'digest' | 'review' | 'autopost';

/** What an account can spend. */
export class ModelWallet {
  constructor(public credits: number) {}
}

/** What a show is, as its owner ordered it. */
export interface ShowPlan {
  policy: Policy;
  /** Credits of an episode. */
  price: number;
  /** Channels of a scheduler that its episodes go to; none for a link alone. */
  channels: readonly string[];
  /** Stands behind the title of its posts. */
  link: string | null;
  isAutopilot: boolean;
  /** Kind `schedule`: an episode on every run. */
  isEveryRun: boolean;
}

/** A show as it was started. */
export interface ShowStart {
  id: string;
  plan: ShowPlan;
  source: ChangingSource;
  schedule: ModelSchedule;
  calendars: Calendars;
  startedAt: number;
}

/** What a due slot comes to. */
export interface ModelCheck {
  word: 'quiet' | 'changed' | 'episode' | 'failed';
  credits: number;
}

/** One video of a show: what it tells by its codes, and what it would have to be told again. */
export interface ModelEpisode {
  readonly show: ModelShow;
  readonly n: number;
  status: 'making' | 'held' | 'posted' | 'failed';
  readonly codes: readonly number[];
  /** Figures that had changed, with what they said before, by their place. */
  readonly before: ReadonlyMap<number, number>;
  /** Items of a feed. */
  readonly items: readonly number[];
}

/** What should become of one series: its slots, what it has told, and what that cost. */
export class ModelShow {
  readonly id: string;
  readonly plan: ShowPlan;
  readonly source: ChangingSource;
  isPaused = false;
  /** When its next slot falls due. */
  nextAt: number;
  /** Times that its owner should have been told that it stopped. */
  notices = 0;
  /** When the open check was claimed, and its slot. */
  open: { slot: number; at: number } | null = null;
  readonly episodes: ModelEpisode[] = [];
  private told: number[];
  private readonly seen: Set<number>;
  private waiting: number[] = [];
  private digestAt: number;
  private schedule: ModelSchedule;
  private anchor: number;
  private failures = 0;
  private readonly calendars: Calendars;

  constructor({ id, plan, source, schedule, calendars, startedAt }: ShowStart) {
    this.id = id;
    this.plan = plan;
    this.source = source;
    this.schedule = schedule;
    this.calendars = calendars;
    this.anchor = startedAt;
    this.digestAt = startedAt;
    this.nextAt = schedule.next(startedAt, startedAt);
    this.told = [...source.figures()];
    this.seen = new Set(source.items());
  }

  /** The first episode of an autopilot, which tells everything and was paid for at its start. */
  begin(): ModelEpisode {
    const isFeed = this.source.form === 'feed';
    return this.tell(isFeed ? this.source.items() : this.source.figures(), new Map(), []);
  }

  /** The slot that is claimed now, or null. */
  claim(now: number): number | null {
    if (this.isPaused || this.open || this.nextAt > now) return null;
    const slot = this.nextAt;
    this.nextAt = this.schedule.next(now, this.anchor);
    this.open = { slot, at: now };
    return slot;
  }

  /** What the open check comes to. */
  run(now: number, wallet: ModelWallet): ModelCheck {
    const slot = this.open?.slot ?? 0;
    this.open = null;
    if (this.isPaused || this.source.isDown) return { word: 'failed', credits: 0 };
    const { fresh, moved } = this.news();
    const waitsForDigest = this.plan.policy === 'digest' && this.calendars.nine(this.schedule.tz, this.digestAt) > slot;
    const isNews = fresh.length + moved.size + this.waiting.length > 0;
    if (!isNews && (waitsForDigest || !this.plan.isEveryRun)) {
      const check = this.pay(CHECK, 'quiet', wallet);
      if (check.word === 'quiet' && waitsForDigest && this.plan.isEveryRun) this.collect([], now);
      return check;
    }
    if (waitsForDigest) {
      const check = this.pay(CHECK, 'changed', wallet);
      if (check.word === 'changed') this.collect(fresh, now);
      return check;
    }
    const check = this.pay(this.plan.price, 'episode', wallet);
    if (check.word !== 'episode') return check;
    const items = [...fresh, ...this.waiting];
    const codes = this.source.form === 'feed' ? items : this.source.figures();
    this.tell(codes, moved, items);
    this.digestAt = slot;
    return { word: 'episode', credits: 0 };
  }

  /** Its video has ended; one that failed costs nothing, and is news again as far as nothing later has told it. */
  endVideo(episode: ModelEpisode, isRendered: boolean, wallet: ModelWallet): void {
    if (isRendered) return;
    episode.status = 'failed';
    wallet.credits += this.plan.price;
    const later = this.episodes.filter(({ n }) => n > episode.n);
    for (const [place, said] of episode.before) {
      if (!later.some(({ before }) => before.has(place))) this.told[place] = said;
    }
    this.waiting = [...this.waiting, ...episode.items].slice(0, MOST_WAITING);
  }

  /** An episode has ended for its owner: the third video in a row that came to nothing stops the series, which is told once. */
  countEnd(isRendered: boolean): boolean {
    this.failures = isRendered ? 0 : this.failures + 1;
    if (this.failures < MOST_FAILURES || this.isPaused) return false;
    this.isPaused = true;
    this.notices += 1;
    return true;
  }

  /** Words of an episode's posts. */
  textOf({ codes }: ModelEpisode): string {
    const title = [this.source.tag, ...codes].join(' ');
    return this.plan.link === null ? title : `${title}\n${this.plan.link}`;
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(now: number): void {
    this.isPaused = false;
    this.failures = 0;
    this.anchor = now;
    this.nextAt = this.schedule.next(now, now);
  }

  reschedule(schedule: ModelSchedule, now: number): void {
    this.schedule = schedule;
    this.anchor = now;
    if (!this.isPaused) this.nextAt = schedule.next(now, now);
  }

  private news(): { fresh: number[]; moved: Map<number, number> } {
    const moved = new Map<number, number>();
    if (this.source.form === 'feed')
      return { fresh: this.source.items().filter((item) => !this.seen.has(item)), moved };
    this.source.figures().forEach((code, place) => {
      const said = this.told[place];
      if (said !== undefined && said !== code) moved.set(place, said);
    });
    return { fresh: [], moved };
  }

  private pay(credits: number, word: ModelCheck['word'], wallet: ModelWallet): ModelCheck {
    if (credits > wallet.credits) {
      this.isPaused = true;
      this.notices += 1;
      return { word: 'failed', credits: 0 };
    }
    wallet.credits -= credits;
    return { word, credits };
  }

  /** What waits goes out at nine, whatever the schedule says of that hour. */
  private collect(fresh: readonly number[], now: number): void {
    this.waiting = [...fresh, ...this.waiting].slice(0, MOST_WAITING);
    fresh.forEach((item) => this.seen.add(item));
    this.nextAt = Math.min(this.nextAt, this.calendars.nine(this.schedule.tz, now));
  }

  private tell(codes: readonly number[], before: ReadonlyMap<number, number>, items: readonly number[]): ModelEpisode {
    const told = [...new Set(codes)].sort((a, b) => a - b);
    const n = this.episodes.length + 1;
    const episode: ModelEpisode = { show: this, n, status: 'making', codes: told, before, items };
    this.episodes.push(episode);
    this.told = [...this.source.figures()];
    this.source.items().forEach((item) => this.seen.add(item));
    this.waiting = [];
    return episode;
  }
}

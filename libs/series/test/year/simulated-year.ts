import type { SeededRandom } from '@app/testing';
import { ClaimChecksService, EpisodeQueue } from '../../src';
import { DEATHS } from '../dying-worker';
import { AccountLife } from './account-life';
import { Calendars, type ModelSchedule } from './model-schedule';
import { ModelWallet } from './model-show';
import type { DeskChannel } from './scheduler-desk';
import { ShowStarter } from './show-starter';
import { YearReport } from './year-report';
import type { YearStand } from './year-stand';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Nuuk',
];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SHOWS_EACH = 10;
/** Longer than a scheduler is given to list what it took. */
const DOUBT_S = 660;

interface Claimed {
  id: string;
  series_id: string;
  slot: string;
}

interface ShowRow {
  id: string;
  status: string;
  next_run_at: string | null;
  episodes: string | null;
}

/** Makes one account's random draws. */
type NewRandom = (name: string) => SeededRandom;

/** How much there is of it, and how often owners act and nobody is there: a short stretch must meet everything as well. */
export interface YearPlan {
  series: number;
  days: number;
  /** Credits that an account begins with, and that its owner adds. */
  gift: number;
  /** Of an owner at a step. */
  acts: number;
  /** Of a step. */
  downtimes: number;
  /** Of a source between two checks. */
  changes: number;
}

/** Drives series, their owners and their workers through simulated time, and holds the tables and the schedulers against a model. */
export class SimulatedYear {
  readonly report = new YearReport();
  private readonly calendars = new Calendars();
  private readonly random: SeededRandom;
  private accounts: AccountLife[] = [];
  /** Ids of open checks by series, whose tickets were taken from the queue. */
  private readonly tickets = new Map<string, string>();
  private comparedAt: number;
  private claimedSince = 0;

  constructor(
    private readonly stand: YearStand,
    private readonly newRandom: NewRandom,
    private readonly plan: YearPlan,
  ) {
    this.random = newRandom('time');
    this.comparedAt = this.now;
  }

  /** `tell` hears of each day that was found to be as it should. */
  async run(tell: (daysLeft: number) => void = () => undefined): Promise<YearReport> {
    const end = this.now + this.plan.days * DAY_MS;
    await this.start(this.plan.series);
    while (this.now < end) {
      this.passTime();
      await this.step();
      if (this.now - this.comparedAt <= DAY_MS) continue;
      await this.compare();
      tell(Math.ceil((end - this.now) / DAY_MS));
    }
    await this.finish();
    await this.compare();
    return this.report;
  }

  /** No more slots: what is under way comes to its end, and then nothing may be left. */
  private async finish(): Promise<void> {
    const ends = Math.max(this.now, ...this.accounts.map((account) => account.lastVideoAt()));
    this.stand.clock.time = new Date(ends + MINUTE_MS);
    await this.endVideos();
    await this.askAgain();
    const [held] = await this.stand.rows<{ sum: string }>(HELD);
    expect(Number(held?.sum)).toBe(0);
  }

  private get now(): number {
    return this.stand.clock.time.getTime();
  }

  private get shows() {
    return this.accounts.flatMap(({ shows }) => shows);
  }

  private async start(count: number): Promise<void> {
    const starter = new ShowStarter(this.stand, this.random, this.calendars);
    for (let first = 0; first < count; first += SHOWS_EACH) {
      const account = await this.anAccount(first / SHOWS_EACH);
      for (let n = first; n < Math.min(count, first + SHOWS_EACH); n += 1) {
        const schedule = this.aSchedule(n);
        const { show, firstVideoId } = await starter.start(account.accountId, account.channels, schedule);
        account.add(show, firstVideoId);
      }
    }
  }

  private async anAccount(n: number): Promise<AccountLife> {
    const kinds = [['postiz'], ['buffer'], ['postiz', 'buffer']] as const;
    const schedulers = kinds[n % kinds.length] ?? [];
    const channels = schedulers.map((at): DeskChannel => ({ at, id: `${at}-${n}` }));
    for (const channel of channels) this.stand.desk.open(channel);
    const { gift, acts, changes } = this.plan;
    const accountId = await this.stand.anAccount(gift, schedulers);
    const random = this.newRandom(`account ${n}`);
    const owner = { accountId, wallet: new ModelWallet(gift), channels, gift, acts, changes };
    const account = new AccountLife(owner, this.stand, random, this.report);
    this.accounts.push(account);
    return account;
  }

  /** Most are daily or weekly; some shows see their source several times a day. */
  private aSchedule(n = 1): ModelSchedule {
    const tz = this.random.pick(ZONES) ?? 'UTC';
    if (n % 70 === 69) return this.calendars.hourly(tz);
    // The first of twenty is a digest, which then has something to collect.
    if (n % 20 === 0) return this.calendars.every(7 * 60, tz);
    const quarter = (this.random.upTo(96) - 1) * 15;
    const { calendars, random } = this;
    const forms = [
      () => calendars.daily(quarter, tz),
      () => calendars.daily(120 + (quarter % 60), tz),
      () => calendars.weekdays(tz),
      () => calendars.weekly(random.upTo(7) - 1, quarter, tz),
      () => calendars.weekly(random.upTo(7) - 1, quarter, tz),
      () => calendars.every(random.pick([12 * 60, 24 * 60, 17 * 60, 61 * 60]) ?? 60, tz),
    ];
    return (random.pick(forms) ?? (() => calendars.daily(quarter, tz)))();
  }

  /** To a while after something falls due; now and then nobody is there for hours or days. */
  private passTime(): void {
    const due = Math.min(...this.accounts.map((account) => account.nextAt()), this.now + DAY_MS);
    const isDown = this.random.chance(this.plan.downtimes);
    if (isDown) this.report.count('downtimes');
    const away = isDown ? this.random.upTo(100) * HOUR_MS : 0;
    const late = this.random.chance(0.3) ? this.random.upTo(50) * 1000 : this.random.upTo(50) * MINUTE_MS;
    this.stand.clock.time = new Date(Math.max(due, this.now) + away + late);
  }

  private async step(): Promise<void> {
    this.report.count('steps');
    await this.claim();
    await this.sweep();
    await this.all((account) => account.act(() => this.aSchedule()));
    await this.all((account) => account.runChecks(this.tickets));
    await this.endVideos();
    await this.askAgain();
    if (this.random.chance(0.05)) await this.keepHouse();
  }

  private async all(work: (account: AccountLife) => Promise<void>): Promise<void> {
    await Promise.all(this.accounts.map(work));
  }

  /** Workers claim, some of them dying on the way or at once; one that lives makes up for them at the same moment. */
  private async claim(): Promise<void> {
    const claims = this.stand.get(ClaimChecksService);
    if (this.random.chance(0.1)) {
      const death = { at: this.random.pick(DEATHS) ?? 'a question', nth: this.random.upTo(2) };
      if (await this.stand.database.mortally(death, () => claims.claimDue())) this.report.count('workers killed');
    }
    this.stand.checks.isBreaking = this.random.chance(0.05);
    if (this.stand.checks.isBreaking) this.report.count('lost tickets');
    await Promise.all([claims.claimDue(), ...(this.random.chance(0.2) ? [claims.claimDue()] : [])]);
    this.stand.checks.isBreaking = false;
    const expected = this.shows.flatMap((show) => {
      const slot = show.claim(this.now);
      return slot === null ? [] : [`${show.id} ${new Date(slot).toISOString()}`];
    });
    const made = await this.stand.rows<Claimed>('SELECT id, series_id, slot FROM series_checks WHERE claimed_at = ?', [
      this.stand.clock.time,
    ]);
    const told = made.map(({ series_id: id, slot }) => `${id} ${new Date(slot).toISOString()}`);
    expect(told.sort()).toEqual(expected.sort());
    this.report.count('slots', expected.length);
    this.claimedSince += expected.length;
    const ticketed = new Set(this.stand.checks.take().map(({ checkId }) => checkId));
    for (const { id, series_id: seriesId } of made) if (ticketed.has(id)) this.tickets.set(seriesId, id);
  }

  /** What was claimed and never queued is found by the sweep. */
  private async sweep(): Promise<void> {
    const lost = this.shows.filter(({ id, open }) => open && !this.tickets.has(id));
    if (lost.length === 0) return;
    this.stand.clock.pass(11);
    while ((await this.stand.get(ClaimChecksService).sweep()) > 0) continue;
    const found = new Set(this.stand.checks.take().map(({ checkId }) => checkId));
    const open = "SELECT id, series_id, slot FROM series_checks WHERE status = 'claimed'";
    const rows = await this.stand.rows<Claimed>(open);
    expect(rows.map(({ id }) => id).sort()).toEqual([...found].sort());
    for (const { id, series_id: seriesId } of rows) this.tickets.set(seriesId, id);
  }

  /** Videos end, somebody hears of it, and their episodes are seen to. */
  private async endVideos(): Promise<void> {
    const videos = this.accounts.flatMap((account) => account.endVideos());
    if (videos.length > 0) {
      await this.stand.videos.end(videos);
      const isLost = this.random.chance(0.05);
      if (isLost) this.report.count('lost tickets');
      await this.stand.relay(isLost);
      if (isLost) await this.stand.get(EpisodeQueue).sweep();
    }
    const ids = JSON.stringify(this.stand.endedVideos.take().map(({ episodeId }) => episodeId));
    const named = 'SELECT id, video_id FROM episodes WHERE id IN (SELECT jsonb_array_elements_text(?::jsonb))';
    const rows = videos.length > 0 ? await this.stand.rows<{ id: string; video_id: string }>(named, [ids]) : [];
    const episodes = new Map(rows.map(({ id, video_id: videoId }) => [videoId, id]));
    await this.all((account) => account.settle(episodes));
  }

  /** Time passes until it is known what became of every post. */
  private async askAgain(): Promise<void> {
    for (let again = 0; this.accounts.some(({ open }) => open.length > 0); again += 1) {
      if (again === 20) throw new Error('posts stay open');
      this.stand.clock.pass(DOUBT_S);
      await this.all((account) => account.askAgain());
    }
  }

  private async keepHouse(): Promise<void> {
    const stuck = this.shows.filter(({ open }) => open && this.now - open.at > DAY_MS);
    this.report.count('checks given up', stuck.length);
    const claims = this.stand.get(ClaimChecksService);
    expect(await claims.giveUp()).toBe(stuck.length);
    for (const show of stuck) {
      show.open = null;
      this.tickets.delete(show.id);
    }
    await claims.forget(new Date(this.now - 30 * DAY_MS));
  }

  /** Series, episodes, wallets, notices and the posts at the schedulers, as they should be. */
  private async compare(): Promise<void> {
    const rows = await this.stand.rows<ShowRow>(SHOWS);
    const told = rows.map(({ id, status, next_run_at: next, episodes }) => {
      return { id, status, next: next && new Date(next).toISOString(), episodes: episodes ?? '' };
    });
    const expected = this.shows.map(({ id, isPaused, nextAt, episodes }) => {
      const next = isPaused ? null : new Date(nextAt).toISOString();
      const said = episodes.map(({ status }) => status).join(' ');
      return { id, status: isPaused ? 'paused' : 'active', next, episodes: said };
    });
    expect(told).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)));
    const wallets = await this.stand.rows<{ account_id: string; balance: string }>(WALLETS);
    const credits = new Map(wallets.map(({ account_id: id, balance }) => [id, Number(balance)]));
    const spendable = this.accounts.map(({ accountId }) => [accountId, credits.get(accountId)]);
    expect(spendable).toEqual(this.accounts.map(({ accountId, wallet }) => [accountId, wallet.credits]));
    const [notices] = await this.stand.rows<{ count: number }>(NOTICES);
    expect(notices?.count).toBe(this.shows.reduce((sum, show) => sum + show.notices, 0));
    const posts = this.accounts.flatMap((account) => account.expectedPosts.splice(0));
    expect(this.stand.desk.posted()).toEqual(posts.sort());
    this.report.count('posts', posts.length);
    const since = 'SELECT count(*)::int AS count FROM series_checks WHERE claimed_at > ?';
    const [checks] = await this.stand.rows<{ count: number }>(since, [new Date(this.comparedAt)]);
    expect(checks?.count).toBe(this.claimedSince);
    this.claimedSince = 0;
    this.comparedAt = this.now;
  }
}

const SHOWS = `
  SELECT s.id, s.status, s.next_run_at,
         (SELECT string_agg(e.status, ' ' ORDER BY e.n) FROM episodes e WHERE e.series_id = s.id) AS episodes
  FROM series s ORDER BY s.id COLLATE "C"`;
const WALLETS = "SELECT account_id, balance FROM ledger_accounts WHERE kind = 'wallet'";
const HELD = "SELECT coalesce(sum(balance), 0) AS sum FROM ledger_accounts WHERE kind = 'held'";
const NOTICES = "SELECT count(*)::int AS count FROM notifications WHERE kind = 'series_paused'";

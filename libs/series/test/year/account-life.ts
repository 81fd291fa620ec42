import type { SeededRandom } from '@app/testing';
import { ConflictError, UnprocessableError } from '@app/platform';
import {
  ApproveEpisodeService,
  AutopilotService,
  RunCheckService,
  SeriesService,
  SettleEpisodeService,
  StartSeriesService,
} from '../../src';
import { PostingOpenError } from '../../src/episodes/settle-episode.service';
import { type Death, DEATHS } from '../dying-worker';
import type { ModelSchedule } from './model-schedule';
import type { ModelEpisode, ModelShow, ModelWallet } from './model-show';
import { type DeskChannel, type Trouble, TROUBLES } from './scheduler-desk';
import type { YearReport } from './year-report';
import type { YearStand } from './year-stand';

/** Whose shows they are, and how its owner is. */
export interface Owner {
  accountId: string;
  wallet: ModelWallet;
  channels: readonly DeskChannel[];
  /** Credits that are added at a time. */
  gift: number;
  /** How likely a change of some show is at a step. */
  acts: number;
  /** How likely a source has changed by its next check. */
  changes: number;
}

/** A video that was ordered, and what becomes of it. */
interface Video {
  readonly videoId: string;
  readonly show: ModelShow;
  readonly episode: ModelEpisode;
  readonly endsAt: number;
  /** Known once it has ended. */
  isRendered: boolean;
  isFlawed: boolean;
}

/** Something that is done again until its end is known. */
type Task = () => Promise<'done' | 'open'>;

interface CheckRow {
  word: string;
  credits: number;
  video_id: string | null;
}

const never = new AbortController().signal;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CHECKED = 'SELECT coalesce(outcome, status) AS word, credits, video_id FROM series_checks WHERE id = ?';
const STATUS = 'SELECT status FROM episodes WHERE video_id = ?';

/** One account with its shows, its owner and the workers that see to them; it shares nothing with the others but time. */
export class AccountLife {
  readonly accountId: string;
  readonly wallet: ModelWallet;
  readonly channels: readonly DeskChannel[];
  readonly shows: ModelShow[] = [];
  /** What no answer is known of yet; to be asked again when time has passed. */
  open: Task[] = [];
  /** `channel words` of posts that should be at the schedulers by now. */
  expectedPosts: string[] = [];
  private videos: Video[] = [];
  private ended = new Map<string, Video>();
  private held: Array<{ video: Video; at: number }> = [];

  constructor(
    private readonly owner: Owner,
    private readonly stand: YearStand,
    private readonly random: SeededRandom,
    private readonly report: YearReport,
  ) {
    this.accountId = owner.accountId;
    this.wallet = owner.wallet;
    this.channels = owner.channels;
  }

  /** A show that was started; one with a video has its first episode in the making. */
  add(show: ModelShow, firstVideoId: string | null): void {
    this.shows.push(show);
    if (firstVideoId === null) return;
    this.wallet.credits -= show.plan.price;
    this.order(show, show.begin(), firstVideoId);
  }

  /** When something of it is due, milliseconds. */
  nextAt(): number {
    const slots = this.shows.filter(({ isPaused, open }) => !isPaused && !open).map(({ nextAt }) => nextAt);
    return Math.min(...slots, ...this.videos.map(({ endsAt }) => endsAt), ...this.held.map(({ at }) => at));
  }

  /** When the last of its videos ends that are in the making. */
  lastVideoAt(): number {
    return Math.max(0, ...this.videos.map(({ endsAt }) => endsAt));
  }

  /** Its owner fills the wallet, pauses, resumes and gives new schedules, now and then. */
  async act(aSchedule: () => ModelSchedule): Promise<void> {
    const paused = this.shows.filter(({ isPaused }) => isPaused);
    if (paused.length > 0 && this.random.chance(0.06)) {
      this.report.count('grants');
      await this.stand.grant(this.accountId, this.owner.gift);
      this.wallet.credits += this.owner.gift;
      for (const show of paused) await this.resume(show);
    }
    if (!this.random.chance(this.owner.acts)) return;
    const show = this.random.pick(this.shows);
    if (!show) return;
    if (show.isPaused) return await this.resume(show);
    if (this.random.chance(0.5)) {
      this.report.count('pauses');
      await this.stand.get(SeriesService).pause(this.accountId, show.id);
      return show.pause();
    }
    await this.reschedule(show, aSchedule());
  }

  /** Runs the open checks of its shows, whose tickets these are; leaves now and then one for later. */
  async runChecks(tickets: Map<string, string>): Promise<void> {
    for (const show of this.shows) {
      const checkId = tickets.get(show.id);
      if (!show.open || checkId === undefined || this.random.chance(0.02)) continue;
      tickets.delete(show.id);
      await this.runCheck(show, checkId);
    }
  }

  /** Videos that end now, each with how; their episodes are seen to by `settle`. */
  endVideos(): Array<{ videoId: string; isRendered: boolean }> {
    const now = this.now;
    const due = this.videos.filter(({ endsAt }) => endsAt <= now);
    this.videos = this.videos.filter(({ endsAt }) => endsAt > now);
    for (const video of due) {
      const { show, episode, videoId } = video;
      video.isRendered = this.random.chance(show.source.isHardToVideo ? 0.3 : 0.93);
      video.isFlawed = this.random.chance(0.3);
      if (video.isFlawed) this.stand.flawed.add(videoId);
      show.endVideo(episode, video.isRendered, this.wallet);
      if (!video.isRendered) this.report.count('failed videos');
      this.ended.set(videoId, video);
    }
    return due.map(({ videoId, isRendered }) => ({ videoId, isRendered }));
  }

  /** Sees to episodes whose video has ended, by video; then to those that their owner approves. */
  async settle(episodes: ReadonlyMap<string, string>): Promise<void> {
    for (const [videoId, video] of this.ended) {
      const episodeId = episodes.get(videoId);
      if (episodeId === undefined) throw new Error(`nobody was told that ${videoId} has ended`);
      await this.attempt(() => this.settleOne(video, episodeId));
    }
    this.ended.clear();
    const due = this.held.filter(({ at }) => at <= this.now);
    this.held = this.held.filter(({ at }) => at > this.now);
    for (const { video } of due) await this.attempt(() => this.approve(video));
  }

  /** Asks again for what no answer was known of. */
  async askAgain(): Promise<void> {
    const again = this.open;
    this.open = [];
    for (const task of again) await this.attempt(task);
  }

  private get now(): number {
    return this.stand.clock.time.getTime();
  }

  private async attempt(task: Task): Promise<void> {
    if ((await task()) === 'open') this.open.push(task);
  }

  private async runCheck(show: ModelShow, checkId: string): Promise<void> {
    const { source } = show;
    if (this.random.chance(this.owner.changes)) {
      const items = this.random.upTo(this.random.chance(0.1) ? 9 : 3);
      source.change(this.random.pick(['loaves', 'guests', 'both'] as const) ?? 'both', items);
    }
    source.isDown = this.random.chance(0.01);
    if (source.isDown) this.report.count('sources away');
    await this.work(() => this.stand.get(RunCheckService).run(checkId, never));
    const notices = show.notices;
    const { word, credits } = show.run(this.now, this.wallet);
    const [row] = await this.stand.rows<CheckRow>(CHECKED, [checkId]);
    expect({ id: show.id, word: row?.word, credits: row?.credits }).toEqual({ id: show.id, word, credits });
    this.report.count('wallets run dry', show.notices - notices);
    const counted = { quiet: 'quiet checks', changed: 'collecting checks', failed: 'failed checks' } as const;
    if (word !== 'episode') return this.report.count(counted[word]);
    const told = show.episodes.at(-1);
    if (told) this.order(show, told, row?.video_id ?? '');
  }

  private order(show: ModelShow, episode: ModelEpisode, videoId: string): void {
    this.report.count('episodes');
    const away = this.random.chance(0.03) ? this.random.upTo(48) * HOUR_MS : 0;
    const endsAt = this.now + this.random.upTo(90) * MINUTE_MS + away;
    this.videos.push({ videoId, show, episode, endsAt, isRendered: false, isFlawed: false });
  }

  private async settleOne(video: Video, episodeId: string): Promise<'done' | 'open'> {
    const { show, isRendered, isFlawed } = video;
    const { policy } = show.plan;
    const isHeld = policy === 'hold' || (policy === 'review' && isFlawed);
    const run = () => this.stand.get(SettleEpisodeService).run(episodeId, never);
    const trouble = isRendered && !isHeld ? this.trouble(show) : null;
    if (trouble === 'refuse') await run();
    else await this.work(run, PostingOpenError);
    return await this.see(video, isHeld || trouble === 'refuse');
  }

  private async approve(video: Video): Promise<'done' | 'open'> {
    const { show, videoId } = video;
    const run = () => this.stand.get(ApproveEpisodeService).approve(this.accountId, show.id, videoId);
    const trouble = this.trouble(show);
    if (trouble === 'refuse') await expect(run()).rejects.toThrow(UnprocessableError);
    else await this.work(run, ConflictError);
    return await this.see(video, trouble === 'refuse', 'held');
  }

  /** Holds what the tables say of an episode against what should have become of it. */
  private async see(video: Video, isHeld: boolean, from: 'making' | 'held' = 'making'): Promise<'done' | 'open'> {
    const { show, episode, videoId, isRendered } = video;
    const [row] = await this.stand.rows<{ status: string }>(STATUS, [videoId]);
    const isOpen = row?.status === from && isRendered && !isHeld;
    if (isOpen && show.plan.channels.length > 0) return 'open';
    const status = isHeld ? 'held' : 'posted';
    episode.status = isRendered ? status : 'failed';
    expect({ videoId, policy: show.plan.policy, status: row?.status }).toEqual({
      videoId,
      policy: show.plan.policy,
      status: episode.status,
    });
    const isEnd = from === 'making' || !isHeld;
    if (isEnd && show.countEnd(isRendered)) this.report.count('series stopped by failures');
    if (episode.status === 'posted') {
      this.report.count(from === 'held' ? 'episodes approved' : 'episodes posted');
      this.expectedPosts.push(...show.plan.channels.map((id) => `${id} ${show.textOf(episode)}`));
    }
    if (episode.status === 'held') {
      if (from === 'making') this.report.count('episodes held');
      if (this.random.chance(0.9)) this.held.push({ video, at: this.now + this.random.upTo(72) * HOUR_MS });
    }
    return 'done';
  }

  /** What the scheduler does to the next post of a show. */
  private trouble({ plan }: ModelShow): Trouble | null {
    const [first, ...more] = this.channels.filter(({ id }) => plan.channels.includes(id));
    if (!first || !this.random.chance(0.25)) return null;
    const kinds = more.length > 0 ? TROUBLES : ([...TROUBLES, 'refuse'] as const);
    const trouble = this.random.pick(kinds) ?? null;
    if (trouble) this.stand.desk.trouble(first, trouble);
    this.report.count('scheduler faults');
    return trouble;
  }

  /** Has something done by a worker that dies, by two at once, or by one; `mayEnd` is how it may end. */
  private async work(run: () => Promise<unknown>, mayEnd?: abstract new (...words: never[]) => Error): Promise<void> {
    const forgiving = async () => {
      await run().catch((error: unknown) => {
        if (!mayEnd || !(error instanceof mayEnd)) throw error;
      });
    };
    if (this.random.chance(0.1)) {
      const death: Death = { at: this.random.pick(DEATHS) ?? 'a question', nth: this.random.upTo(8) };
      if (await this.stand.database.mortally({ ...death, nth: death.at === 'a question' ? death.nth : 1 }, forgiving)) {
        this.report.count('workers killed');
      }
    }
    if (this.random.chance(0.1)) {
      this.report.count('double calls');
      // The ledger may refuse the slower of two; its ticket comes again.
      await Promise.allSettled([run(), run()]);
    }
    await forgiving();
  }

  private async resume(show: ModelShow): Promise<void> {
    await this.stand.get(SeriesService).resume(this.accountId, show.id);
    show.resume(this.now);
  }

  private async reschedule(show: ModelShow, schedule: ModelSchedule): Promise<void> {
    this.report.count('new schedules');
    const { text, tz } = schedule;
    if (show.plan.isAutopilot) {
      await this.stand.get(AutopilotService).change(this.accountId, show.id, { cadence: text, tz });
    } else {
      await this.stand.get(StartSeriesService).start(this.accountId, { seriesId: show.id, schedule: text, tz });
    }
    show.reschedule(schedule, this.now);
  }
}

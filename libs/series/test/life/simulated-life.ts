import { designCredits, episodeCredits, renderCredits } from '@app/billing';
import type { SeededRandom } from '../../../billing/test/seeded-random';
import { type Death, DEATHS } from '../dying-worker';
import { ModelLife, ModelWallet } from './life-model';
import type { LifeStand } from './life-stand';

/** What it came to, for the test to see that it met what it is for. */
export interface LifeReport {
  episodes: number;
  failures: number;
  pauses: number;
  deaths: number;
}

const SECONDS = 30;
/** A film of a show by the template engine, and an autopilot's (CONTRACT.md 4; specification 4.7, rule 3). */
const FILM = designCredits(SECONDS, 'director') + renderCredits(SECONDS);
const FLAT = episodeCredits(SECONDS);
const GIFT = 900;
const DAY_MS = 86_400_000;

/** Lets the pages of series change, wallets run dry and workers die, and holds every day against a model. */
export class SimulatedLife {
  private readonly report: LifeReport = { episodes: 0, failures: 0, pauses: 0, deaths: 0 };
  private readonly wallet = new ModelWallet(GIFT);
  private lives: ModelLife[] = [];
  private account = '';

  constructor(
    private readonly stand: LifeStand,
    private readonly random: SeededRandom,
  ) {}

  async run(count: number, days: number): Promise<LifeReport> {
    this.account = await this.stand.anAccount(GIFT);
    for (let made = 0; made < count; made += 1) {
      const kind = { policy: made % 2 === 0 ? 'autopost' : 'hold', autopilot: made % 3 === 0 } as const;
      const { id, url } = await this.stand.aSeries(this.account, kind);
      this.lives.push(new ModelLife(id, url, kind.policy, kind.autopilot ? FLAT : FILM));
    }
    for (let day = 0; day < days; day += 1) {
      await this.liveADay();
      await this.compare();
    }
    return this.report;
  }

  private async liveADay(): Promise<void> {
    const { clock, world } = this.stand;
    clock.time = new Date(clock.time.getTime() + (this.random.chance(0.1) ? 3 : 1) * DAY_MS);
    for (const { url } of this.lives) if (this.random.chance(0.5)) world.change(url);
    await this.stand.claim(this.death());
    for (const life of this.lives.filter(({ isPaused }) => !isPaused)) await this.checkOne(life);
    if (!this.random.chance(0.2)) return;
    await this.stand.grant(this.account, GIFT);
    this.wallet.credits += GIFT;
    for (const life of this.lives.filter(({ isPaused }) => isPaused)) {
      await this.stand.resume(this.account, life.id);
      life.isPaused = false;
    }
  }

  private async checkOne(life: ModelLife): Promise<void> {
    const state = this.stand.world.stateOf(life.url);
    await this.stand.check(life.id, this.death(), this.random.upTo(3));
    const outcome = life.check(state, this.wallet);
    if (outcome === 'short') this.report.pauses += 1;
    if (outcome !== 'episode') return;
    const isRendered = this.random.chance(0.85);
    await this.stand.endFilm(life.id, isRendered, this.death());
    life.end(isRendered, state, this.wallet);
    this.report[isRendered ? 'episodes' : 'failures'] += 1;
  }

  private death(): Death {
    if (!this.random.chance(0.4)) return null;
    this.report.deaths += 1;
    return this.random.pick(DEATHS) ?? null;
  }

  /** Each due slot one check, each change one episode, each episode one charge and one end, each pause told once. */
  private async compare(): Promise<void> {
    for (const { id, checks, episodes, isPaused } of this.lives) {
      expect({ id, ...(await this.stand.storyOf(id)) }).toEqual({ id, checks, episodes, isPaused });
    }
    expect(await this.stand.spendable(this.account)).toBe(this.wallet.credits);
    expect(await this.stand.pauseNotices()).toBe(this.lives.reduce((sum, { notices }) => sum + notices, 0));
  }
}

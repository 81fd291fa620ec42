import type { SeededRandom } from '../../../billing/test/seeded-random';
import { DEATHS } from '../dying-worker';
import type { SeriesStand } from '../series.fixture';
import { Calendars, type ModelSchedule, ModelSeries } from './series-model';
import { YearStand } from './year-stand';

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
const HOUR_MS = 3_600_000;

/** What one simulated stretch came to, for the test to see that it met what it is for. */
export interface YearReport {
  checks: number;
  downtimes: number;
  crashes: number;
  pauses: number;
}

/** Drives series through simulated time, and holds the tables against a model at every step. */
export class SimulatedYear {
  private readonly calendars = new Calendars();
  private readonly report: YearReport = { checks: 0, downtimes: 0, crashes: 0, pauses: 0 };
  private series: ModelSeries[] = [];

  private readonly workers: YearStand;

  constructor(
    private readonly stand: SeriesStand,
    private readonly random: SeededRandom,
  ) {
    this.workers = new YearStand(stand);
  }

  async run(count: number, days: number): Promise<YearReport> {
    const end = this.now + days * 24 * HOUR_MS;
    await this.start(count);
    while (this.now < end) {
      this.passTime();
      await this.ownersAct();
      await this.tick();
      await this.finishChecks();
    }
    await this.compareAll();
    return this.report;
  }

  private get now(): number {
    return this.stand.clock.time.getTime();
  }

  private async start(count: number): Promise<void> {
    const schedules = Array.from({ length: count }, () => this.aSchedule());
    const first = schedules.map((schedule) => schedule.next(this.now, this.now));
    const ids = await this.stand.series(
      schedules.map(({ text, tz }, n) => ({ schedule: text, tz, nextRunAt: new Date(first[n] ?? 0) })),
    );
    this.series = schedules.map((schedule, n) => new ModelSeries(ids[n] ?? '', schedule, first[n] ?? 0));
  }

  private aSchedule(): ModelSchedule {
    const tz = this.random.pick(ZONES) ?? 'UTC';
    const quarter = (this.random.upTo(96) - 1) * 15;
    const forms = [
      () => this.calendars.daily(quarter, tz),
      () => this.calendars.daily(120 + (quarter % 60), tz),
      () => this.calendars.weekdays(tz),
      () => this.calendars.weekly(this.random.upTo(7) - 1, quarter, tz),
      () => this.calendars.every(this.random.pick([5 * 60, 12 * 60, 24 * 60, 7 * 60 + 25]) ?? 60, tz),
      () => (this.random.chance(0.2) ? this.calendars.hourly(tz) : this.calendars.daily(quarter, tz)),
    ];
    return (this.random.pick(forms) ?? forms[0])?.() as ModelSchedule;
  }

  /** To shortly after the next slot; now and then nobody is there for hours or days. */
  private passTime(): void {
    const due = this.series.filter(({ isPaused }) => !isPaused).map(({ nextAt }) => nextAt);
    const next = Math.max(Math.min(...due, this.now + 24 * HOUR_MS), this.now);
    const isDown = this.random.chance(0.03);
    if (isDown) this.report.downtimes += 1;
    const away = isDown ? this.random.upTo(100) * HOUR_MS : 0;
    this.stand.clock.time = new Date(next + away + this.random.upTo(50_000));
  }

  private async ownersAct(): Promise<void> {
    if (!this.random.chance(0.1)) return;
    const series = this.random.pick(this.series);
    if (!series) return;
    if (series.isPaused) {
      series.resume(this.now);
      await this.workers.resume(series.id, new Date(series.nextAt));
    } else {
      series.pause();
      this.report.pauses += 1;
      await this.workers.pause(series.id);
    }
  }

  /** Workers claim, some of them dying on the way; one that lives makes up for them at the same moment. */
  private async tick(): Promise<void> {
    if (this.random.chance(0.15)) {
      this.report.crashes += 1;
      await this.workers.claim(this.random.pick(DEATHS) ?? null);
    }
    const others = this.random.chance(0.3) ? [this.stand.first.claims.claimDue()] : [];
    await Promise.all([this.workers.claim(null), ...others]);
    const expected = this.series.flatMap((series) => {
      const slot = series.claim(this.now);
      return slot === null ? [] : [`${series.id} ${new Date(slot).toISOString()}`];
    });
    this.report.checks += expected.length;
    const made = await this.workers.claimedAt(this.stand.clock.time);
    expect(made).toEqual(expected.sort());
  }

  /** What was queued runs; lost tickets are found by the sweep, and some checks take until the next slot. */
  private async finishChecks(): Promise<void> {
    if (this.random.chance(0.1)) return;
    this.stand.clock.pass(11);
    await this.workers.claims.sweep();
    const ran = new Set(await this.workers.runTickets());
    const open = this.series.filter(({ isOpen }) => isOpen);
    expect([...ran].sort()).toEqual(open.map(({ id }) => id).sort());
    for (const series of open) series.isOpen = false;
  }

  private async compareAll(): Promise<void> {
    for (const { id, nextAt, isPaused } of this.series) {
      const next = await this.stand.nextRunOf(id);
      expect({ id, next }).toEqual({ id, next: isPaused ? null : new Date(nextAt).toISOString() });
    }
    expect(await this.stand.checks()).toHaveLength(this.report.checks);
  }
}

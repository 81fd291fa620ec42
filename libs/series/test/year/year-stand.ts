import { CheckQueue, ClaimChecksService } from '../../src';
import { type SeriesStand } from '../series.fixture';
import { type Death, DyingDatabase, TicketBox } from '../dying-worker';

/** A worker that may die, over the tables of a stand. */
export class YearStand {
  readonly claims: ClaimChecksService;
  private readonly database: DyingDatabase;
  private readonly box = new TicketBox();

  constructor(readonly stand: SeriesStand) {
    this.database = new DyingDatabase(stand.first.orm);
    const queue = new CheckQueue(this.box.asQueue(), this.database, stand.clock);
    this.claims = new ClaimChecksService(this.database, queue, stand.clock);
  }

  /** Claims as a worker that dies so; null is one that lives. */
  async claim(death: Death): Promise<void> {
    this.database.dieAt(death);
    this.box.death = death;
    await this.claims.claimDue().catch((error: unknown) => {
      if (death === null) throw error;
    });
    this.database.dieAt(null);
    this.box.death = null;
  }

  async pause(id: string): Promise<void> {
    await this.execute("UPDATE series SET status = 'paused', next_run_at = NULL WHERE id = ?", [id]);
  }

  async resume(id: string, nextRunAt: Date): Promise<void> {
    await this.execute("UPDATE series SET status = 'active', next_run_at = ? WHERE id = ?", [nextRunAt, id]);
  }

  /** `ser_1 2026-03-29T01:30:00.000Z` of each check that was claimed at that moment. */
  async claimedAt(at: Date): Promise<string[]> {
    const claimed = 'SELECT series_id, slot FROM series_checks WHERE claimed_at = ?';
    const rows = await this.execute<{ series_id: string; slot: string }>(claimed, [at]);
    return rows.map(({ series_id: id, slot }) => `${id} ${new Date(slot).toISOString()}`).sort();
  }

  /** Ends the checks of all tickets as a worker does that finds nothing new; returns whose they were. */
  async runTickets(): Promise<string[]> {
    const ids = [...this.box.tickets.values()].map(({ checkId }) => checkId);
    this.box.tickets.clear();
    const ended = await this.execute<{ series_id: string }>(END_CHECKS, [this.stand.clock.now(), JSON.stringify(ids)]);
    return ended.map(({ series_id: id }) => id);
  }

  private async execute<Row>(statement: string, values: unknown[]): Promise<Row[]> {
    return await this.stand.first.database.read().execute<Row[]>(statement, values);
  }
}

const END_CHECKS = `
  UPDATE series_checks SET status = 'done', outcome = 'quiet', finished_at = ?
  WHERE status = 'claimed' AND id IN (SELECT jsonb_array_elements_text(?::jsonb))
  RETURNING series_id`;

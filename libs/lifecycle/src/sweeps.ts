import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';

/** Longest time for one step; after it, others take over the round of a dead process. */
const CLAIM_MS = 10 * 60_000;
/** A round pauses after this; the next one continues where it stopped. */
const TURN_MS = 45_000;

const CLAIM = `
  INSERT INTO sweeps AS s (name, claimed_until) VALUES (?, ?)
  ON CONFLICT (name) DO UPDATE SET claimed_until = EXCLUDED.claimed_until WHERE s.claimed_until <= ? AND s.due_at <= ?
  RETURNING after`;
const STAY = 'UPDATE sweeps SET after = ?, claimed_until = ? WHERE name = ?';
const LEAVE = 'UPDATE sweeps SET after = ?, due_at = ?, claimed_until = ? WHERE name = ?';

export interface Sweep {
  name: string;
  /** Time from the end of a round to the start of the next. */
  everyMs: number;
  /** Does the work after `after`, which is empty at first; returns where the next step begins, or null at the end. */
  step: (after: string) => Promise<string | null>;
}

/**
 * Long rounds in small steps, by one worker at a time, resumed where a worker stopped. Steps must be repeatable, since an
 * expired claim may still be worked on.
 */
@Injectable()
export class Sweeps {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Works for a while on a due round that is free; false if there is none. */
  async turn({ name, everyMs, step }: Sweep): Promise<boolean> {
    const begun = this.clock.now().getTime();
    const after = await this.claim(name, begun);
    if (after === null) return false;
    let place: string | null = after;
    try {
      while (place !== null && this.clock.now().getTime() - begun < TURN_MS) {
        place = await step(place);
        await this.run(STAY, [place ?? '', this.in(CLAIM_MS), name]);
      }
      return true;
    } finally {
      // A step that threw is retried later, by whoever comes first.
      await this.run(LEAVE, [place ?? '', this.in(place === null ? everyMs : 0), this.clock.now(), name]);
    }
  }

  private async claim(name: string, at: number): Promise<string | null> {
    const values = [name, new Date(at + CLAIM_MS), new Date(at), new Date(at)];
    const [claimed] = await this.database.read().execute<Array<{ after: string }>>(CLAIM, values);
    return claimed?.after ?? null;
  }

  private async run(statement: string, values: unknown[]): Promise<void> {
    await this.database.read().execute(statement, values);
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

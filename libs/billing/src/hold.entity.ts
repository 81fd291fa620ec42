import { BigIntType, Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';
import { type Take, takesLeft } from './expiring-credits';

export type HoldStatus = 'open' | 'captured' | 'released' | 'expired';

/** A row of `holds` as JSON, read under the wallet's lock. */
export interface HoldRow {
  id: string;
  account_id: string;
  work: string;
  video_id: string | null;
  external_user_id: string | null;
  key_id: string | null;
  credits: number;
  captured: number;
  refunded: number;
  takes: Take[];
  status: HoldStatus;
  created_at: string;
  expires_at: string | null;
  clock_id: string | null;
  resolved_at: string | null;
}

/** Credits set aside for one piece of work. A hold is resolved exactly once; the database enforces it too. */
@Entity({ tableName: 'holds' })
@Check({ name: 'holds_check', expression: '(captured >= 0) AND (captured <= credits)' })
@Check({ name: 'holds_check1', expression: '(refunded = 0) OR (refunded = captured)' })
@Check({ name: 'holds_credits_check', expression: 'credits > 0' })
@Check({ name: 'holds_resolved_at', expression: "(status = 'open') = (resolved_at IS NULL)" })
@Index({ name: 'holds_due', expression: "CREATE INDEX holds_due ON holds (expires_at) WHERE status = 'open'" })
@Index({
  name: 'holds_of_users',
  expression:
    "CREATE INDEX holds_of_users ON holds (account_id, external_user_id) WHERE external_user_id IS NOT NULL AND status IN ('open', 'captured')",
})
@Index({ name: 'holds_open', expression: "CREATE INDEX holds_open ON holds (account_id) WHERE status = 'open'" })
@Index({
  name: 'holds_clock',
  expression: "CREATE INDEX holds_clock ON holds (clock_id, expires_at) WHERE clock_id IS NOT NULL AND status = 'open'",
})
@Index({
  name: 'holds_usage',
  expression: "CREATE INDEX holds_usage ON holds (account_id, created_at) WHERE status = 'captured'",
})
@Index({ name: 'holds_video', properties: ['videoId'] })
export class Hold {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** Names the piece of work, e.g. `design:vid-7:v1`; unique, so no work is ever held twice. */
  @Property({ type: 'text', unique: true })
  work!: string;

  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  /** The end user whose work it is; null for the account itself. */
  @Property({ type: 'text', nullable: true })
  externalUserId!: string | null;

  /** The API key whose request made it; null for the studio, for series, and for what the worker orders. */
  @Property({ type: 'text', nullable: true })
  keyId!: string | null;

  @Property({ type: new BigIntType('number') })
  credits!: number;

  @Property({ type: new BigIntType('number'), default: 0 })
  captured!: number;

  /** Of what was captured; given back at most once. */
  @Property({ type: new BigIntType('number'), default: 0 })
  refunded!: number;

  /** What of it came out of deposits that expire, the earliest first. */
  @Property({ type: 'json', defaultRaw: `'[]'` })
  takes!: Take[];

  @Enum({ type: 'text', items: ['open', 'captured', 'released', 'expired'] })
  status!: HoldStatus;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When it is released even if its work never ended; null for holds older than this column. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  /** The test clock that it expires by; null for real time. */
  @Property({ type: 'text', nullable: true })
  clockId!: string | null;

  @Property({ type: 'datetime', nullable: true })
  resolvedAt!: Date | null;

  /** The row as an entity outside any unit of work. */
  static from(row: HoldRow): Hold {
    return Object.assign(new Hold(), {
      id: row.id,
      accountId: row.account_id,
      work: row.work,
      videoId: row.video_id,
      externalUserId: row.external_user_id,
      keyId: row.key_id,
      credits: row.credits,
      captured: row.captured,
      refunded: row.refunded,
      takes: row.takes,
      status: row.status,
      createdAt: new Date(row.created_at),
      expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
      clockId: row.clock_id,
      resolvedAt: row.resolved_at === null ? null : new Date(row.resolved_at),
    });
  }

  /** Charges up to the held credits; returns what to give back. The hold must be open. */
  capture(credits: number, at: Date): { captured: number; returned: number; takes: Take[] } {
    this.resolve('captured', at);
    this.captured = Math.min(credits, this.credits);
    return {
      captured: this.captured,
      returned: this.credits - this.captured,
      takes: takesLeft(this.takes, this.captured),
    };
  }

  /** Releases the hold; returns what goes back to expiring deposits. The hold must be open. */
  release(at: Date, status: 'released' | 'expired' = 'released'): Take[] {
    this.resolve(status, at);
    return this.takes;
  }

  /** Refunds the charge, once; returns the credits, 0 if there is nothing to refund. */
  refund(): number {
    if (this.refunded > 0) return 0;
    this.refunded = this.captured;
    return this.refunded;
  }

  private resolve(status: HoldStatus, at: Date): void {
    if (this.status !== 'open') throw new Error(`hold ${this.id} was ${this.status} already`);
    this.status = status;
    this.resolvedAt = at;
  }
}

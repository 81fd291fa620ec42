import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Credits set aside for one piece of work; resolved exactly once. */
@Entity({ tableName: 'holds' })
export class Hold {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** Names the piece of work, e.g. `design:vid-7:v1`; unique, so no work is ever held twice. */
  @Property({ type: 'text' })
  work!: string;

  @Property({ type: 'text' })
  videoId!: string;

  @Property({ type: 'double' })
  credits!: number;

  @Property({ type: 'double' })
  captured!: number;

  @Property({ type: 'text' })
  status!: 'open' | 'captured' | 'released';

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  resolvedAt!: Date | null;

  /** Takes up to the held credits; returns what is given back. Only an open hold may be captured. */
  capture(credits: number, at: Date): { captured: number; returned: number } {
    this.resolve('captured', at);
    this.captured = Math.min(credits, this.credits);
    return { captured: this.captured, returned: this.credits - this.captured };
  }

  release(at: Date): void {
    this.resolve('released', at);
  }

  private resolve(status: 'captured' | 'released', at: Date): void {
    if (this.status !== 'open') throw new Error(`hold ${this.id} was ${this.status} already`);
    this.status = status;
    this.resolvedAt = at;
  }
}

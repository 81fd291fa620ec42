import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { Video } from '../video.entity';
import type { MediaCount, Price } from '@app/billing';
import type { PackContent } from '@app/sources';
import type { ScriptEdit } from '../designing/script-edits.service';
import type { LaidOut } from '../designing/source-designer';
import type { SettledOrder } from '../ordering/video-order';

/** What a plan was made of: a pack of the account's, or what was read for it; null for data and scripts of the order itself. */
export type PlannedSource = { packId: string } | { content: PackContent } | null;

/** Storage folder of a plan's pictures. */
export function planFolder(id: string): string {
  return `plans/${id}`;
}

/** Storage key of what a plan is played from. */
export function planJobKey(id: string): string {
  return `${planFolder(id)}/video.json`;
}

/** A plan as it was shown and priced, for the order that makes exactly it. */
@Entity({ tableName: 'video_plans' })
@Index({ name: 'video_plans_account', properties: ['accountId'] })
@Index({ name: 'video_plans_expiry', properties: ['expiresAt'] })
@Index({ name: 'video_plans_video', properties: ['videoId'] })
export class VideoPlan {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The user of an embedded studio who planned it; null where the account did. */
  @Property({ type: 'text', nullable: true })
  externalUserId: string | null = null;

  /** By which its chances were drawn: planned again with a change, the rest comes out as it was. Older plans have none. */
  @Property({ type: 'integer', nullable: true })
  seed: number | null = null;

  /** The order with all that its show and channel brought, without its source. */
  @Property({ type: 'json', columnType: 'json' })
  settled!: SettledOrder;

  @Property({ type: 'json', nullable: true, columnType: 'json' })
  source!: PlannedSource;

  /** Paths of its pictures are storage keys; empty for one that is still to be made. */
  @Property({ fieldName: 'film', type: 'json', columnType: 'json' })
  laidOut!: LaidOut;

  /** What its owner changed of it before the order. */
  @Property({ type: 'json', nullable: true, columnType: 'json' })
  edit: ScriptEdit | null = null;

  /** Works that were offered in the price. */
  @Property({ type: 'json' })
  media!: MediaCount;

  @Property({ type: 'json' })
  price!: Price;

  /** The video that was ordered with it. */
  @ManyToOne({ entity: () => Video, mapToPk: true, nullable: true, deleteRule: 'set null' })
  videoId: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}

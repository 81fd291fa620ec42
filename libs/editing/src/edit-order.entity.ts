import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import type { VideoWish, Script } from '@app/design';
import type { VideoWarning } from '@app/picture';
import type { VideoSpec } from '@app/videos';

/** An edit as it was ordered and read; its job does it. */
@Entity({ tableName: 'edit_orders' })
export class EditOrder {
  @PrimaryKey({ type: 'text' })
  jobId!: string;

  @Enum({ type: 'text', items: ['notes', 'script'] })
  by!: 'notes' | 'script';

  @Property({ type: 'text', nullable: true })
  notes!: string | null;

  /** The moment of the version that the notes are about, milliseconds; null for notes on all of it. */
  @Property({ type: 'integer', nullable: true })
  atMs: number | null = null;

  /** The version that is edited. */
  @Property({ type: 'integer' })
  fromVersion!: number;

  /** Of the video after the edit. */
  @Property({ type: 'json' })
  spec!: VideoSpec;

  @Property({ type: 'json' })
  wish!: VideoWish;

  /** As it was sent; null for notes. */
  @Property({ type: 'json', nullable: true })
  script!: Script | null;

  /** Some words of the notes were left to a model. */
  @Property({ type: 'boolean' })
  unclear!: boolean;

  @Property({ type: 'text' })
  summary!: string;

  /** What could not be done of what the notes ask for. */
  @Property({ type: 'json' })
  warnings!: VideoWarning[];
}

import { BigIntType, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';
import type { Price } from '@app/billing';
import type { VideoSpec } from './video-specification';
import { VideoStateError } from './videos.errors';

export const VIDEO_STATUSES = ['draft', 'scripted', 'rendering', 'rendered', 'error'] as const;
export type VideoStatus = (typeof VIDEO_STATUSES)[number];

/** A change of a video after its first version; `version` is the one it led to. */
export interface VideoEdit {
  version: number;
  at: string;
  by: 'notes' | 'script' | 'restore';
  notes: string | null;
  /** The moment that the notes are about, milliseconds of the version before; left out for notes on all of it. */
  atMs?: number;
  summary: string;
}

/** What a video takes over from the design of a version; the length is in seconds. */
export interface VersionFace {
  title: string;
  caption: string;
  durationSeconds: number;
}

/** What may be changed of a video without making a version of it. */
export interface VideoChange {
  title?: string | null;
  public?: boolean | null;
  publicProof?: boolean | null;
}

/** States in which nothing is being made of a video. */
const AT_REST: VideoStatus[] = ['scripted', 'rendered', 'error'];

/** A video and what may happen to it next; every other move throws `VideoStateError`. */
@Entity({ tableName: 'videos' })
@Index({ name: 'videos_account', expression: 'CREATE INDEX videos_account ON videos (account_id, number DESC)' })
@Index({
  name: 'videos_channel',
  expression: 'CREATE INDEX videos_channel ON videos (channel_id) WHERE channel_id IS NOT NULL',
})
@Index({
  name: 'videos_end_user',
  expression:
    'CREATE INDEX videos_end_user ON videos (account_id, external_user_id) WHERE external_user_id IS NOT NULL',
})
@Index({
  name: 'videos_external_id',
  expression:
    'CREATE INDEX videos_external_id ON videos (account_id, external_id, number DESC) WHERE external_id IS NOT NULL',
})
@Index({
  name: 'videos_external_user',
  expression:
    'CREATE INDEX videos_external_user ON videos (account_id, external_user_id, number DESC) WHERE external_user_id IS NOT NULL',
})
@Index({
  name: 'videos_series',
  expression: 'CREATE INDEX videos_series ON videos (series_id, number DESC) WHERE series_id IS NOT NULL',
})
@Index({
  name: 'videos_show',
  expression: 'CREATE INDEX videos_show ON videos (show_id, number DESC) WHERE show_id IS NOT NULL',
})
@Index({
  name: 'videos_clock',
  expression: 'CREATE INDEX videos_clock ON videos (clock_id, updated_at) WHERE clock_id IS NOT NULL',
})
@Index({ name: 'videos_source_pack', properties: ['sourcePackId'] })
export class Video {
  /** `vid-<n>` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: new BigIntType('number'), unique: true })
  number!: number;

  @Property({ type: 'text' })
  accountId!: string;

  @Enum({ type: 'text', items: [...VIDEO_STATUSES] })
  status!: VideoStatus;

  /** As the caller gave it; until the script exists, a video without one is called by its id. */
  @Property({ type: 'text' })
  title!: string;

  /** What a video without a title of its own is called meanwhile. */
  @Property({ type: 'text', nullable: true })
  workingTitle: string | null = null;

  /** What it was ordered as, and what edits have made of that. */
  @Property({ type: 'json' })
  spec!: VideoSpec;

  @Property({ type: 'integer' })
  version!: number;

  /** The version whose file the bare links play: the last that was rendered or restored with a file; null before. */
  @Property({ type: 'integer', nullable: true })
  cutVersion!: number | null;

  /** The target until the video is designed, then its real length. */
  @Property({ type: 'double' })
  durationSeconds!: number;

  @Property({ type: 'text', nullable: true })
  channelId!: string | null;

  @Property({ type: 'text', nullable: true })
  showId!: string | null;

  @Property({ type: 'text', nullable: true })
  seriesId!: string | null;

  @Property({ type: 'boolean' })
  public!: boolean;

  /** Whether its watch page shows where its figures come from, to whoever may watch it. */
  @Property({ type: 'boolean', default: false })
  publicProof: boolean = false;

  @Property({ type: 'text' })
  mediaKey!: string;

  @Property({ type: 'text' })
  sourcePackId!: string;

  @Property({ type: 'text', nullable: true })
  sourceUrl!: string | null;

  @Property({ type: 'text', nullable: true })
  externalId!: string | null;

  @Property({ type: 'text', nullable: true })
  externalUserId!: string | null;

  @Property({ type: 'text' })
  caption!: string;

  @Property({ type: 'text', nullable: true })
  lastError!: string | null;

  @Property({ type: 'json', nullable: true })
  cost!: Price | null;

  @Property({ type: 'json' })
  edits!: VideoEdit[];

  /** The test clock that it lives by; null for real time. */
  @Property({ type: 'text', nullable: true })
  clockId: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** The script, voice and visuals of the first version exist. A title that the video was given stays. */
  markScripted(design: VersionFace, at: Date): void {
    this.move(['draft', 'rendering'], 'scripted', at);
    this.wear(this.title === this.id ? design : { ...design, title: this.title });
  }

  /** Its render is queued, as `version`. From `error` only where a design is left to render. */
  startRender({ designed, version }: { designed: boolean; version: number }, at: Date): void {
    this.move(designed ? AT_REST : [], 'rendering', at);
    this.version = version;
    this.lastError = null;
  }

  markRendered(cut: { durationSeconds: number }, at: Date): void {
    this.move(['rendering'], 'rendered', at);
    this.durationSeconds = cut.durationSeconds;
    this.cutVersion = this.version;
    this.lastError = null;
  }

  markFailed(reason: string, at: Date): void {
    this.move(['draft', 'rendering'], 'error', at);
    this.lastError = reason;
  }

  /** A new version was made out of the one before; it has no file yet. */
  markEdited(design: VersionFace, edit: VideoEdit, at: Date): void {
    this.move(AT_REST, 'scripted', at);
    this.turnTo(design, edit);
  }

  /** The version that `edit` names is current again. */
  markRestored(design: VersionFace & { rendered: boolean }, edit: VideoEdit, at: Date): void {
    this.move(AT_REST, design.rendered ? 'rendered' : 'scripted', at);
    this.turnTo(design, edit);
    if (design.rendered) this.cutVersion = this.version;
  }

  /** What is left out stays. */
  change(change: VideoChange, at: Date): void {
    this.title = change.title ?? this.title;
    this.public = change.public ?? this.public;
    this.publicProof = change.publicProof ?? this.publicProof;
    this.updatedAt = at;
  }

  /** Every keyed link of before stops playing. */
  rotateKey(mediaKey: string, at: Date): void {
    this.mediaKey = mediaKey;
    this.updatedAt = at;
  }

  private turnTo(design: VersionFace, edit: VideoEdit): void {
    this.wear(design);
    this.version = edit.version;
    this.edits = [...this.edits, edit];
    this.lastError = null;
  }

  private wear({ title, caption, durationSeconds }: VersionFace): void {
    Object.assign(this, { title, caption, durationSeconds });
  }

  private move(from: VideoStatus[], to: VideoStatus, at: Date): void {
    if (!from.includes(this.status)) throw new VideoStateError(this.id, this.status, to);
    this.status = to;
    this.updatedAt = at;
  }
}

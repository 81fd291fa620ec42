import { DeferMode, Entity, ManyToOne, PrimaryKey, PrimaryKeyProp, Property, type ScalarRef } from '@mikro-orm/core';
import { Video } from './video.entity';
import type { ProofOfFigures, VideoWarning, Footage, LibrarySounds, Narration, Still, Storyboard } from '@app/picture';
import type { VideoOutline } from './video-outline';

/** What a finished render left in storage, below `cutFolder(videoId, version)`. */
export interface Cut {
  width: number;
  height: number;
  frames: number;
  durationMs: number;
  /** Bytes of the full-size file. */
  bytes: number;
  sha256: string;
  encoder: string;
  scenes: Array<{ id: string; fromMs: number; durationMs: number }>;
  /** Wall time of the render. */
  renderMs: number;
}

/**
 * One version of a video: its design, and its file once rendered. The design is large, so its columns are loaded only where
 * they are asked for; `readVersion` loads all of them.
 */
@Entity({ tableName: 'video_versions' })
export class VideoVersion {
  [PrimaryKeyProp]?: ['videoId', 'version'];

  @ManyToOne({ entity: () => Video, mapToPk: true, primary: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  videoId!: string;

  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Property({ type: 'json', lazy: true, ref: true })
  storyboard!: ScalarRef<Storyboard>;

  /** Audio paths are storage keys here. */
  @Property({ type: 'json', lazy: true, ref: true })
  narration!: ScalarRef<Narration>;

  /** Paths are storage keys here. */
  @Property({ type: 'json', lazy: true, ref: true })
  stills!: ScalarRef<Still[]>;

  /** Paths are storage keys here; null is none. */
  @Property({ type: 'json', nullable: true, lazy: true, ref: true })
  footage!: ScalarRef<Footage[] | null>;

  /** Paths are storage keys here; null is none. */
  @Property({ type: 'json', nullable: true, lazy: true, ref: true })
  sounds!: ScalarRef<LibrarySounds | null>;

  /** Where each figure comes from; null in versions made before proofs were kept. */
  @Property({ type: 'json', nullable: true, lazy: true, ref: true })
  proof!: ScalarRef<ProofOfFigures | null>;

  /** What answers show of the design; null in versions made before it was kept. */
  @Property({ type: 'json', nullable: true })
  outline!: VideoOutline | null;

  @Property({ type: 'json', nullable: true })
  cut!: Cut | null;

  @Property({ type: 'json' })
  warnings!: VideoWarning[];

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import type { FilmProof, FilmWarning, Footage, LibrarySounds, Narration, Still, Storyboard } from '@app/render';

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

/** One version of a film: its design, and its file once rendered. */
@Entity({ tableName: 'video_versions' })
export class VideoVersion {
  [PrimaryKeyProp]?: ['videoId', 'version'];

  @PrimaryKey({ type: 'text' })
  videoId!: string;

  @PrimaryKey({ type: 'integer' })
  version!: number;

  @Property({ type: 'json' })
  storyboard!: Storyboard;

  /** Audio paths are storage keys here. */
  @Property({ type: 'json' })
  narration!: Narration;

  /** Paths are storage keys here. */
  @Property({ type: 'json' })
  stills!: Still[];

  /** Paths are storage keys here; null is none. */
  @Property({ type: 'json', nullable: true })
  footage!: Footage[] | null;

  /** Paths are storage keys here; null is none. */
  @Property({ type: 'json', nullable: true })
  sounds!: LibrarySounds | null;

  @Property({ type: 'json', nullable: true })
  cut!: Cut | null;

  @Property({ type: 'json' })
  warnings!: FilmWarning[];

  /** Where each figure comes from; null in versions made before proofs were kept. */
  @Property({ type: 'json', nullable: true })
  proof!: FilmProof | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

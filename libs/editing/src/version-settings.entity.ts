import { Entity, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Video, VideoSpec } from '@app/videos';

/** How a version is set; written when the video leaves it, and when an edit makes one. */
@Entity({ tableName: 'version_settings' })
export class VersionSettings {
  [PrimaryKeyProp]?: ['videoId', 'version'];

  @PrimaryKey({ type: 'text' })
  videoId!: string;

  @PrimaryKey({ type: 'integer' })
  version!: number;

  /** With the title that it had. */
  @Property({ type: 'json' })
  spec!: VideoSpec;

  /** Facts of scenes that edits have dropped up to this version. */
  @Property({ type: 'json' })
  leftOut!: string[];
}

/** Facts that were dropped up to a version; one that was only rendered again has those of the version before. */
export async function leftOutOf(em: EntityManager, videoId: string, version: number): Promise<string[]> {
  const known = { videoId, version: { $lte: version } };
  const [latest] = await em.find(VersionSettings, known, { orderBy: { version: 'desc' }, limit: 1 });
  return latest?.leftOut ?? [];
}

/** Writes down how the video's current version is set, before the video turns to another. */
export async function keepSettings(em: EntityManager, video: Video): Promise<void> {
  const { id: videoId, version, title } = video;
  const leftOut = await leftOutOf(em, videoId, version);
  await em.upsert(VersionSettings, { videoId, version, spec: { ...video.spec, title }, leftOut });
}

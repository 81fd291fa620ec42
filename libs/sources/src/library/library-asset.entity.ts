import { Entity, Enum, Index, type Opt, PrimaryKey, Property, type ScalarRef } from '@mikro-orm/core';
import type { Shot } from '../footage/footage-reading';

export const ASSET_KINDS = ['video', 'image', 'audio'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** A picture, a video or a sound that an account keeps to make videos with. */
@Entity({ tableName: 'library_assets' })
@Index({
  name: 'library_assets_account',
  expression: 'CREATE INDEX library_assets_account ON library_assets (account_id, position DESC)',
})
@Index({
  name: 'library_assets_end_user',
  expression:
    'CREATE INDEX library_assets_end_user ON library_assets (account_id, external_user_id) WHERE external_user_id IS NOT NULL',
})
@Index({
  name: 'library_assets_folder',
  expression:
    'CREATE INDEX library_assets_folder ON library_assets (account_id, folder, position DESC) WHERE folder IS NOT NULL',
})
export class LibraryAsset {
  /** The order in which assets were kept. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The end user of an embedded studio who brought it; null for the account's own. */
  @Property({ type: 'text', nullable: true })
  externalUserId: string | null = null;

  @Enum({ type: 'text', items: [...ASSET_KINDS] })
  kind!: AssetKind;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  folder!: string | null;

  /** Seconds; null for pictures. */
  @Property({ type: 'double', nullable: true })
  duration!: number | null;

  /** Pixels as they are shown, after a recording's own rotation; null for sounds. */
  @Property({ type: 'integer', nullable: true })
  width!: number | null;

  @Property({ type: 'integer', nullable: true })
  height!: number | null;

  @Property({ type: 'double' })
  bytes!: number;

  /** Its name in storage and in links, such as `media.mp4`. */
  @Property({ type: 'text' })
  fileName!: string;

  /** Sounds have no thumbnail. */
  @Property({ type: 'boolean' })
  hasThumbnail!: boolean;

  @Property({ type: 'text' })
  mediaKey!: string;

  /** Where it was fetched from; null for an upload. */
  @Property({ type: 'text', nullable: true })
  sourceUrl!: string | null;

  /** Of videos; by their cuts alone until they are indexed. Loaded where they are asked for: hours of footage have many. */
  @Property({ type: 'json', nullable: true, lazy: true, ref: true })
  shots!: ScalarRef<Shot[] | null>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** What is left out stays; a folder of null takes it out of its folder. */
  change({ title, folder }: { title?: string; folder?: string | null }, at: Date): void {
    if (title !== undefined) this.title = title;
    if (folder !== undefined) this.folder = folder;
    this.updatedAt = at;
  }
}

/** Storage folder of everything an asset owns. */
export function assetFolder(id: string): string {
  return `library/${id}`;
}

/** The name of every thumbnail, in storage and in links. */
export const THUMBNAIL = 'thumbnail.jpg';

/** Where a file of an asset is served to whoever has its key, relative to the service. */
export function assetPath({ id, mediaKey }: Pick<LibraryAsset, 'id' | 'mediaKey'>, name: string): string {
  return `/media/library/${id}/${name}?k=${mediaKey}`;
}

import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';
import type { FieldMeanings } from '@app/facts';
import type { ReaderKind } from '../readers/read-source';
import type { PackReading } from './pack-reading';

/**
 * Where the facts of a pack come from: the caller, an authored script, the market of a token, a market service, what a
 * reader found, or an address that is still to be read.
 */
export type SourceKind = 'data' | 'script' | 'token' | 'market' | ReaderKind | 'unread';

/** What a video is made from, verbatim; never changed once it is read. */
@Entity({ tableName: 'source_packs' })
@Index({
  name: 'source_packs_account',
  expression: 'CREATE INDEX source_packs_account ON source_packs (account_id, created_at DESC, id DESC)',
})
@Index({
  name: 'source_packs_end_user',
  expression:
    'CREATE INDEX source_packs_end_user ON source_packs (account_id, external_user_id) WHERE external_user_id IS NOT NULL',
})
export class SourcePack {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The end user of an embedded studio who had it read; null for the account's own. */
  @Property({ type: 'text', nullable: true })
  externalUserId: string | null = null;

  /** A script that is the only source leaves `data` empty; the video keeps it. */
  @Property({ type: 'text' })
  kind!: SourceKind;

  @Property({ type: 'text', nullable: true })
  title!: string | null;

  /**
   * The name of a payload of the caller's, empty where it has none: lists read no payload for it. Null for what is no such
   * payload, and for packs of releases that kept no names.
   */
  @Property({ type: 'text', nullable: true })
  dataName: string | null = null;

  /** Where it was read from, after redirects; null for what has no address. */
  @Property({ type: 'text', nullable: true })
  url: string | null = null;

  /** The language of the video that it is read for, where its order names one. */
  @Property({ type: 'text', nullable: true })
  language: string | null = null;

  /** The previewed source that says how to read it. */
  @Property({ type: 'text', nullable: true })
  sourceId: string | null = null;

  @Property({ type: 'json', columnType: 'json' })
  data!: Record<string, unknown>;

  /** What was found beside `data`; null where nothing was read. */
  @Property({ type: 'json', nullable: true, columnType: 'json' })
  reading: PackReading | null = null;

  /** What its caller or a schema beside the data declares of them; null where nothing is declared. */
  @Property({ type: 'json', nullable: true })
  fields: FieldMeanings | null = null;

  /** Opens the pictures that were part of the source's file. */
  @Property({ type: 'text', nullable: true })
  mediaKey: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** Null while it waits to be read. */
  @Property({ type: 'datetime', nullable: true })
  readAt!: Date | null;

  /** What was read stays as it is from here on. */
  fill(found: PackContent, at: Date): void {
    Object.assign(this, found);
    this.readAt = at;
  }
}

/** What reading a source gives a pack. */
export type PackContent = Pick<SourcePack, 'kind' | 'title' | 'url' | 'data' | 'reading'> &
  Partial<Pick<SourcePack, 'fields'>>;

/** Storage folder of the pictures that were part of a pack's file. */
export function packFolder(id: string): string {
  return `sources/${id}`;
}

import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';
import type { FieldMeanings } from '@app/facts';
import { newId, newMediaKey } from '@app/platform';
import type { ReadBy } from '../readers/browser/read-address.service';
import type { ReadBrand, ReadFootage, ReadPlace, ReadSeries } from '../readers/read-source';
import type { SourceKind } from '../source-kinds';
import { dataName } from './data-name';

/** A picture of a source, large enough to be shown. Pixels. */
export interface PackStill {
  /** Where it is fetched from; null where it was part of the file. */
  url: string | null;
  /** Its name in storage; null where it has an address. */
  file: string | null;
  width: number;
  height: number;
  alt: string;
}

/** What a reader found beside the data that facts are made of. */
export interface PackReading {
  language: string | null;
  /** Where each figure stood, by the key of its fact. */
  places: ReadPlace[];
  series: ReadSeries[];
  stills: PackStill[];
  footage: ReadFootage[];
  brand: ReadBrand;
  text: string;
  itemCount: number;
  warnings: string[];
  /** Figures of its text that may be read in two ways; missing where there are none. */
  undecided?: string[];
  /** Missing where nothing was fetched to be read, and in packs from before there was a browser. */
  readBy?: ReadBy;
}

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

/** Whose pack it is, and when it was made. */
interface PackOwner {
  accountId: string;
  externalUserId?: string | null;
  at: Date;
}

/** A pack that is read; written down nowhere yet. */
export function readPack(
  { id, accountId, externalUserId = null, at }: PackOwner & { id: string },
  content: PackContent,
): SourcePack {
  const made = { mediaKey: newMediaKey(), createdAt: at, readAt: at };
  const known = { id, accountId, externalUserId, sourceId: null, ...made };
  const named = content.kind === 'data' ? { dataName: dataName(content.data) ?? '' } : {};
  return Object.assign(new SourcePack(), { ...known, ...named, ...content, fields: content.fields ?? null });
}

/** A pack that waits to be read; written down nowhere yet. */
export function waitingPack(
  owner: PackOwner,
  { url, sourceId, language }: Pick<SourcePack, 'url' | 'sourceId' | 'language'>,
): SourcePack {
  const waiting: PackContent = { kind: 'unread', title: null, url, data: {}, reading: null };
  return Object.assign(readPack({ ...owner, id: newId('sp') }, waiting), { sourceId, language, readAt: null });
}

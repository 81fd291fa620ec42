import { Check, Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import { newId } from '@app/platform';
import type { ReaderKind, SourceKind } from '../source-kinds';

/** Where to read, not what was read: every video and episode of it reads anew. */
@Entity({ tableName: 'sources' })
@Check({ name: 'sources_check', expression: '(url IS NULL) <> (query IS NULL)' })
@Index({ name: 'sources_account', expression: 'CREATE INDEX sources_account ON sources (account_id, position DESC)' })
export class SavedSource {
  /** The order in which sources were previewed. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The end user of an embedded studio who previewed it; null for the account's own. */
  @Property({ type: 'text', nullable: true })
  externalUserId: string | null = null;

  /** What it was when it was previewed. */
  @Property({ type: 'text' })
  kind!: SourceKind;

  /** The kind its owner insists on; null leaves it to the bytes. */
  @Property({ type: 'text', nullable: true })
  insistsOn!: ReaderKind | null;

  /** One of address and query is there. */
  @Property({ type: 'text', nullable: true })
  url!: string | null;

  /** A question to the market services, as it was asked. */
  @Property({ type: 'text', nullable: true })
  query!: string | null;

  /** Request headers as JSON under `SECRET_KEY`; they are sent to the address's own origin alone. */
  @Property({ type: 'text', nullable: true })
  sealedHeaders!: string | null;

  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** One that is not read yet, written down nowhere. */
  static unread(
    { accountId, externalUserId = null, at }: { accountId: string; externalUserId?: string | null; at: Date },
    { url = null, query = null, insistsOn = null, sealedHeaders = null }: SourcePlace,
  ): SavedSource {
    const place = { url, query, insistsOn, sealedHeaders };
    const unread = { id: newId('src'), kind: 'unread' as const, title: null, createdAt: at };
    return Object.assign(new SavedSource(), { accountId, externalUserId, ...place, ...unread });
  }

  /** What it turned out to be. */
  markRead({ kind, title }: Pick<SavedSource, 'kind' | 'title'>): void {
    Object.assign(this, { kind, title });
  }
}

/** Where a source is read; one of address and query is there. */
export type SourcePlace = Partial<Pick<SavedSource, 'url' | 'query' | 'insistsOn' | 'sealedHeaders'>>;

import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Where the facts of a pack come from: the caller, an authored script, or the market of a token. */
export type SourceKind = 'data' | 'script' | 'token';

/** What a film is made from, verbatim; never changed after it is made. */
@Entity({ tableName: 'source_packs' })
export class SourcePack {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** A script that is the only source leaves `data` empty; the film keeps it. */
  @Property({ type: 'text' })
  kind!: SourceKind;

  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Property({ type: 'json' })
  data!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

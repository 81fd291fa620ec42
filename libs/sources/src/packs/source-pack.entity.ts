import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** What a film is made from, verbatim; never changed after it is made. */
@Entity({ tableName: 'source_packs' })
export class SourcePack {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  /** A script that is the only source leaves `data` empty; the film keeps it. */
  kind!: 'data' | 'script';

  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Property({ type: 'json' })
  data!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

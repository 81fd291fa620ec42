import { Entity, Index, Property } from '@mikro-orm/core';
import type { FieldMeanings } from '@app/facts';
import { FiledRecord } from './filed-record.entity';
import type { RecordKind } from './read-records';

/** A format of videos, on a channel or on none. Ids begin with `shw_`. */
@Entity({ tableName: 'shows' })
@Index({ name: 'shows_account', expression: 'CREATE INDEX shows_account ON shows (account_id, position DESC)' })
export class Show extends FiledRecord {
  /** What viewers know it by. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text', nullable: true })
  channelId!: string | null;

  /** What the data of its videos mean, where they have such fields. */
  @Property({ type: 'json', nullable: true })
  fields: FieldMeanings | null = null;
}

export const SHOWS: RecordKind<Show> = { entity: Show, name: 'show', table: 'shows' };

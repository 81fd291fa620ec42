import { type EntityClass, Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import type { Pronunciation } from '@app/voices';
import type { FieldMeanings } from '@app/facts';
import {
  type BrandOrder,
  changedSettings,
  type ComplianceRule,
  type SettingsChange,
  type SpecDefaults,
  type VideoSettings,
} from './video-settings';

/** A record that videos are filed under, and what it lays down for them. */
export abstract class FiledRecord implements VideoSettings {
  /** The order in which records were made. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'json', nullable: true })
  brand!: BrandOrder | null;

  @Property({ type: 'json' })
  defaults!: SpecDefaults;

  @Property({ type: 'text', nullable: true })
  styleNotes!: string | null;

  @Property({ type: 'text', nullable: true })
  cta!: string | null;

  @Property({ type: 'json', nullable: true })
  compliance!: ComplianceRule | null;

  @Property({ type: 'json', nullable: true })
  pronunciation!: Pronunciation | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  settings(): VideoSettings {
    const { brand, defaults, styleNotes, cta, compliance, pronunciation } = this;
    return { brand, defaults, styleNotes, cta, compliance, pronunciation };
  }

  /** What is left out stays; a name cannot be taken away. */
  change({ name, ...settings }: SettingsChange & { name?: string | null }, at: Date): void {
    Object.assign(this, changedSettings(this.settings(), settings), { name: name ?? this.name, updatedAt: at });
  }
}

/** What a kind of record is, and what it is called. */
export interface RecordKind<Kept extends FiledRecord> {
  entity: EntityClass<Kept>;
  name: string;
  table: string;
}

/** Where videos are published, with the looks and words that they share. Ids begin with `chn_`. */
@Entity({ tableName: 'channels' })
@Index({
  name: 'channels_account',
  expression: 'CREATE INDEX channels_account ON channels (account_id, position DESC)',
})
export class Channel extends FiledRecord {}

export const CHANNELS: RecordKind<Channel> = { entity: Channel, name: 'channel', table: 'channels' };

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

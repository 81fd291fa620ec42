import { type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import type { Pronunciation } from '@app/design';
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

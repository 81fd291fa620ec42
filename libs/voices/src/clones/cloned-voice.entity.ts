import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** A voice that an account had cloned from a sample it may use. Speaks every language of the house. */
@Entity({ tableName: 'cloned_voices' })
@Index({
  name: 'cloned_voices_account',
  expression: 'CREATE INDEX cloned_voices_account ON cloned_voices (account_id, created_at DESC)',
})
export class ClonedVoice {
  /** `voi_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  provider!: 'elevenlabs';

  /** The provider's name for it. */
  @Property({ type: 'text' })
  providerVoiceId!: string;

  /** When the account confirmed that the speaker agrees. */
  @Property({ type: 'datetime' })
  consentedAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

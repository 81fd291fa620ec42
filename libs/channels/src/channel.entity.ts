import { Entity, Index } from '@mikro-orm/core';
import { FiledRecord } from './filed-record.entity';
import type { RecordKind } from './read-records';

/** Where videos are published, with the looks and words that they share. Ids begin with `chn_`. */
@Entity({ tableName: 'channels' })
@Index({
  name: 'channels_account',
  expression: 'CREATE INDEX channels_account ON channels (account_id, position DESC)',
})
export class Channel extends FiledRecord {}

export const CHANNELS: RecordKind<Channel> = { entity: Channel, name: 'channel', table: 'channels' };

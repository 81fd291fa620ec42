import { ACCOUNT_ENTITIES } from '@app/accounts';
import { BILLING_ENTITIES } from '@app/billing';
import { CHAT_ENTITIES } from '@app/chats';
import { CLOCK_ENTITIES } from '@app/clocks';
import { DESIGN_ENTITIES } from '@app/design';
import { JOB_ENTITIES } from '@app/jobs';
import { LIFECYCLE_ENTITIES } from '@app/lifecycle';
import { OutboxEntry, OutgoingMail } from '@app/platform';
import { PUBLISHING_ENTITIES } from '@app/publishing';
import { SERIES_ENTITIES } from '@app/series';
import { SOURCE_ENTITIES } from '@app/sources';
import { TOOL_ENTITIES } from '@app/tools';
import { VIDEO_ENTITIES } from '@app/videos';
import { WEBHOOK_ENTITIES } from '@app/webhooks';

/** Every table that the programs know as an entity. */
export const EVERY_ENTITY = [
  OutboxEntry,
  OutgoingMail,
  ...ACCOUNT_ENTITIES,
  ...BILLING_ENTITIES,
  ...DESIGN_ENTITIES,
  ...SOURCE_ENTITIES,
  ...JOB_ENTITIES,
  ...VIDEO_ENTITIES,
  ...WEBHOOK_ENTITIES,
  ...PUBLISHING_ENTITIES,
  ...SERIES_ENTITIES,
  ...CHAT_ENTITIES,
  ...CLOCK_ENTITIES,
  ...TOOL_ENTITIES,
  ...LIFECYCLE_ENTITIES,
];

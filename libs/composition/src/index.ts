import { ACCOUNT_ENTITIES } from '@app/accounts';
import { BILLING_ENTITIES } from '@app/billing';
import { CHANNEL_ENTITIES } from '@app/channels';
import { CHAT_ENTITIES } from '@app/chats';
import { CLOCK_ENTITIES } from '@app/clocks';
import { DESIGN_ENTITIES } from '@app/design';
import { EDITING_ENTITIES } from '@app/editing';
import { JOB_ENTITIES } from '@app/jobs';
import { LIBRARY_ENTITIES } from '@app/library';
import { LIFECYCLE_ENTITIES } from '@app/lifecycle';
import { PUBLISHING_ENTITIES } from '@app/publishing';
import { SERIES_ENTITIES } from '@app/series';
import { SOURCE_ENTITIES } from '@app/sources';
import { TOOL_ENTITIES } from '@app/tools';
import { VIDEO_ENTITIES } from '@app/videos';
import { VOICE_ENTITIES } from '@app/voices';
import { WEBHOOK_ENTITIES } from '@app/webhooks';

export { CONFIG_PARTS } from './config-parts';
export { type CodeWords, ERROR_CODES, ERRORS } from './error-codes';

/** The tables of all libs; the platform adds its own. Each program that opens the whole database opens it with these. */
export const ENTITIES = [
  ...ACCOUNT_ENTITIES,
  ...BILLING_ENTITIES,
  ...CHANNEL_ENTITIES,
  ...CHAT_ENTITIES,
  ...CLOCK_ENTITIES,
  ...DESIGN_ENTITIES,
  ...EDITING_ENTITIES,
  ...JOB_ENTITIES,
  ...LIBRARY_ENTITIES,
  ...LIFECYCLE_ENTITIES,
  ...PUBLISHING_ENTITIES,
  ...SERIES_ENTITIES,
  ...SOURCE_ENTITIES,
  ...TOOL_ENTITIES,
  ...VIDEO_ENTITIES,
  ...VOICE_ENTITIES,
  ...WEBHOOK_ENTITIES,
];

import { ENTITIES } from '@app/composition';
import { OutboxEntry, OutgoingMail } from '@app/platform';

/** Every table that the programs know as an entity. */
export const EVERY_ENTITY = [OutboxEntry, OutgoingMail, ...ENTITIES];

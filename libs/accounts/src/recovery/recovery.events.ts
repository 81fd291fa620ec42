import type { DomainEvent } from '@app/platform';

/** Somebody says that they forgot the password of this e-mail (in lower case), which may have no account. */
export type ResetAsked = DomainEvent<'account.reset_asked', { email: string }, null>;

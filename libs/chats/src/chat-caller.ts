import type { EndUser } from '@app/videos';

/** Who sends messages: an account, or an integrator's end user. */
export interface ChatCaller {
  accountId: string;
  endUser: EndUser | null;
}

/** Owner of what the caller makes: the end user, or the account. */
export function keptFor({ endUser }: ChatCaller): { externalUserId?: string } {
  return endUser ? { externalUserId: endUser.externalUserId } : {};
}

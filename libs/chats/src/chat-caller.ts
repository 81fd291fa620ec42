import type { EndUser } from '@app/videos';

/** Who talks: an account by itself, or one of its integrator's own users. */
export interface ChatCaller {
  accountId: string;
  endUser: EndUser | null;
}

/** For whom what the caller makes is kept: for the user alone, or for the account. */
export function keptFor({ endUser }: ChatCaller): { externalUserId?: string } {
  return endUser ? { externalUserId: endUser.externalUserId } : {};
}

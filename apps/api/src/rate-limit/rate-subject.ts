import ipaddr from 'ipaddr.js';
import type { CallerIdentity } from '../auth/caller';

/** Of an IPv6 network that one customer is given whole, and could call from a new address each time. */
const NETWORK_GROUPS = 4;

/** Whom a request is counted for: an embedded studio's user, its key, else the account of a session, else the address or IPv6 network. */
export function rateSubject(user: CallerIdentity | undefined, ip: string): string {
  if (user?.embed) return `${user.accountId} ${user.embed.externalUserId}`;
  if (user) return user.keyId ?? user.accountId;
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, NETWORK_GROUPS)
        .map((group) => group.toString(16))
        .join(':')}::/64`
    : (address?.toString() ?? 'unknown');
}

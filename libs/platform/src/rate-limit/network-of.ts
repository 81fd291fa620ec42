import ipaddr from 'ipaddr.js';

/** Prefix of the IPv6 network that a customer gets as a whole, with a new address for every call. */
const NETWORK_GROUPS = 4;

/** The subject for counting attempts: a normalised IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(ip: string): string {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? 'unknown';
  const groups = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

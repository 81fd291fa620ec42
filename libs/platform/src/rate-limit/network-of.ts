import ipaddr from 'ipaddr.js';

/** Of an IPv6 network that one customer is given whole, and could call from a new address each time. */
const NETWORK_GROUPS = 4;

/** What tries from a network address are counted under: an IPv4 address, however it is written, or an IPv6 network of 64 bits. */
export function networkOf(ip: string): string {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? 'unknown';
  const groups = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

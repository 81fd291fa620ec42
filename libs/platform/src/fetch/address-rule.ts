import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The only allocated part of IPv6; everything else is reserved, or IPv4 in disguise (`::808:808`). */
const GLOBAL_IPV6: [Address, number] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Decides which addresses a user-given URL may reach: public unicast, and what `FETCH_ALLOW` names. */
export class AddressRule {
  private readonly allowed: Array<[Address, number]>;

  /** `allow` lists addresses or CIDRs; throws on anything else. */
  constructor(allow: string[]) {
    this.allowed = allow.map((entry) => {
      if (entry.includes('/')) return ipaddr.parseCIDR(entry);
      const address = ipaddr.process(entry);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    });
  }

  /** True when `address` (a literal, as the socket would use it) may be connected to. */
  permits(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4 address inside IPv6 is checked as IPv4.
    const parsed = ipaddr.process(address);
    return this.allowed.some((range) => within(parsed, range)) || isPublic(parsed);
  }
}

function isPublic(address: Address): boolean {
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || within(address, GLOBAL_IPV6));
}

function within(address: Address, [range, bits]: [Address, number]): boolean {
  return range.kind() === address.kind() && address.match([range, bits] as never);
}

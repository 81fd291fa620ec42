import ipaddr from 'ipaddr.js';

/** Decides which addresses a user-given URL may reach: public unicast, and what `FETCH_ALLOW` names. */
export class AddressRule {
  private readonly allowed: Array<[ipaddr.IPv4 | ipaddr.IPv6, number]>;

  /** `allow` holds addresses or CIDRs; throws on anything else. */
  constructor(allow: string[]) {
    this.allowed = allow.map((entry) =>
      entry.includes('/')
        ? ipaddr.parseCIDR(entry)
        : [ipaddr.parse(entry), ipaddr.parse(entry).kind() === 'ipv4' ? 32 : 128],
    );
  }

  /** True when `address` (a literal, as the socket would use it) may be connected to. */
  permits(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    // An IPv4 address inside IPv6 is judged as the IPv4 address it reaches.
    const parsed = ipaddr.process(address);
    const listed = this.allowed.some(
      ([range, bits]) => range.kind() === parsed.kind() && parsed.match([range, bits] as never),
    );
    return listed || parsed.range() === 'unicast';
  }
}

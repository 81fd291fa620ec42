import { AddressRule } from './address-rule';

describe('AddressRule', () => {
  const rule = new AddressRule([]);

  it.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('permits %s', (address) => {
    expect(rule.permits(address)).toBe(true);
  });

  it.each([
    ['loopback', '127.0.0.1'],
    ['loopback, its far end', '127.255.255.254'],
    ['octal', '0177.0.0.1'],
    ['decimal', '2130706433'],
    ['hexadecimal', '0x7f000001'],
    ['short form', '127.1'],
    ['this host', '0.0.0.0'],
    ['private 10', '10.1.2.3'],
    ['private 172', '172.16.0.1'],
    ['private 192', '192.168.0.1'],
    ['link-local, where clouds keep their metadata', '169.254.169.254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['benchmarking', '198.18.0.1'],
    ['protocol assignments', '192.0.0.8'],
    ['IPv6 loopback', '::1'],
    ['IPv6 unspecified', '::'],
    ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
    ['IPv4-mapped in hexadecimal', '::ffff:7f00:1'],
    ['IPv4-compatible', '::127.0.0.1'],
    ['IPv4-compatible, public', '::808:808'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4 of a private address', '2002:0a00:0001::'],
    ['Teredo', '2001::1'],
    ['unique local', 'fd00::1'],
    ['IPv6 link-local', 'fe80::1'],
    ['IPv6 link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['IPv6 multicast', 'ff02::1'],
    ['discard', '100::1'],
    ['IPv6 documentation', '2001:db8::1'],
    ['not given out', '4000::1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('refuses %s', (_name, address) => {
    expect(rule.permits(address)).toBe(false);
  });

  it('permits only what is listed', () => {
    const allowing = new AddressRule(['10.1.0.0/16', '127.0.0.1', 'fd00::/64', '::ffff:192.168.1.1']);
    for (const address of ['10.1.255.1', '127.0.0.1', '::ffff:127.0.0.1', 'fd00::5', '192.168.1.1', '8.8.8.8']) {
      expect([address, allowing.permits(address)]).toEqual([address, true]);
    }
    for (const address of ['10.2.0.1', '127.0.0.2', '::1', 'fd00:1::5', '192.168.1.2']) {
      expect([address, allowing.permits(address)]).toEqual([address, false]);
    }
  });

  it.each(['intranet', '10.0.0.0/33', 'http://10.0.0.1', '*'])('refuses the entry %j', (entry) => {
    expect(() => new AddressRule([entry])).toThrow();
  });
});

/** An address that no route may fetch, and why. */
export interface RefusedAddress {
  why: string;
  url: string;
}

const refused = (why: string, ...urls: string[]): RefusedAddress[] => urls.map((url) => ({ why, url }));

/**
 * Addresses that are refused by their text alone, wherever a user may give one (docs/contract.md 5): for tests that walk every
 * route. Names that resolve to private addresses and redirects are tried where a resolver and a server are at hand.
 */
export const REFUSED_ADDRESSES: readonly RefusedAddress[] = [
  ...refused(
    'loopback',
    'http://127.0.0.1/',
    'http://127.0.0.1:5432/',
    'https://127.255.255.254/',
    'http://localhost/',
  ),
  ...refused('loopback by a name', 'http://LOCALHOST:3000/', 'http://localhost./', 'http://a.localhost/'),
  ...refused('octal', 'http://0177.0.0.1/', 'http://0300.0250.0.1/', 'http://017700000001/'),
  ...refused('decimal', 'http://2130706433/', 'http://3232235521/', 'http://2852039166/'),
  ...refused('hexadecimal', 'http://0x7f000001/', 'http://0x7f.0.0.1/', 'http://0xa9fea9fe/'),
  ...refused('short form', 'http://127.1/', 'http://10.1/', 'http://0/'),
  ...refused('trailing dot', 'http://127.0.0.1./', 'http://169.254.169.254./latest/'),
  ...refused(
    'percent-encoded',
    'http://%31%32%37.0.0.1/',
    'http://127%2e0%2e0%2e1/',
    'http://%6c%6f%63%61%6c%68%6f%73%74/',
  ),
  ...refused(
    'letters that fold to digits',
    'http://①②⑦.⓪.⓪.①/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://ⓛocalhost/',
  ),
  ...refused('private', 'http://10.0.0.1/', 'http://172.16.0.1/', 'http://172.31.255.255/', 'http://192.168.1.1/'),
  ...refused(
    'metadata',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/',
    'http://[fd00:ec2::254]/',
  ),
  ...refused(
    'reserved',
    'http://0.0.0.0/',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://192.0.2.1/',
    'http://240.0.0.1/',
  ),
  ...refused('multicast and broadcast', 'http://224.0.0.1/', 'http://255.255.255.255/', 'http://[ff02::1]/'),
  ...refused('IPv6 loopback', 'http://[::1]/', 'http://[::]/', 'http://[0:0:0:0:0:0:0:1]/'),
  ...refused(
    'IPv4 in IPv6',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:0:7f00:1]/',
  ),
  ...refused(
    'NAT64, 6to4, Teredo',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
  ),
  ...refused(
    'link-local and unique local',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fec0::1]/',
  ),
  ...refused(
    'other ports of a private address',
    'http://127.0.0.1:6379/',
    'http://10.0.0.1:22/',
    'https://[::1]:8443/',
  ),
  ...refused(
    'user name or password',
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://example.com@127.0.0.1/',
  ),
  ...refused(
    'other schemes',
    'file:///etc/passwd',
    'data:text/html,hello',
    'gopher://127.0.0.1:70/',
    'ftp://example.com/',
    'javascript:alert(1)',
  ),
  ...refused(
    'other schemes, dressed up',
    'FILE:///etc/passwd',
    'blob:https://example.com/1',
    'jar:https://example.com!/',
    'view-source:http://a.example/',
  ),
  ...refused('line ends', 'http://example.com/\r\nHost: 127.0.0.1', 'http://example.com/\n', 'http://exa\tmple.com/'),
  ...refused(
    'no address',
    'http://',
    'http:///',
    '//example.com/',
    '/etc/passwd',
    'example.com',
    'http://exa mple.com/',
    'http://[::1/',
    'http://1.2.3.4.5.6/',
  ),
];

import { dataName } from './data-name';

describe('the name of a payload', () => {
  it.each([
    [{ bakery: 'Corner Bakery', city: 'Northgate' }, 'Corner Bakery'],
    [{ asOf: '2026-09-28T14:00:00Z', url: 'https://x.example', asset: { symbol: 'LINK', name: 'Chainlink' } }, 'LINK'],
    [{ wallet: '0x7a2f4c1be09d53a86f1e2b7740c95d3e8ab6f012', walletLabel: '@nightowl' }, '@nightowl'],
    [{ table: [{ rank: 1, team: 'Harbour City' }] }, 'Harbour City'],
    [{ price: '$4.20', name: '  ' }, null],
    [{ a: { b: { c: { name: 'Too deep' } } } }, null],
    [{}, null],
  ])('of %j is %s', (data, name) => {
    expect(dataName(data)).toBe(name);
  });
});

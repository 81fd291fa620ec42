import { addressTitle, dataName, fileTitle } from './data-name';

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

describe('fileTitle', () => {
  it.each([
    ['sales.csv', 'Sales'],
    ['sales_2025-q3.csv', 'Sales 2025 q3'],
    ['Quarterly Report.JSON', 'Quarterly Report'],
    ['2025-10.csv', '2025-10'],
    ['C:\\data\\umsätze.xlsx', 'Umsätze'],
    ['売上.txt', '売上'],
    ['notes.final.md', 'Notes.final'],
    ['readme', 'Readme'],
    ['___.csv', null],
    ['.csv', null],
    ['', null],
  ])('calls a source after %j: %j', (name, title) => expect(fileTitle(name)).toBe(title));

  it.each([
    ['https://x.example/open/air%20quality.csv?v=2', 'Air quality'],
    ['https://x.example/rates', null],
    ['https://x.example/%E0%A4.csv', '%E0%A4'],
    [null, null],
  ])('calls one at %j: %j', (url, title) => expect(addressTitle(url)).toBe(title));
});

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { toolBench, toolContract } = require('@factreel/tool-sdk/testing');
const { default: plugin } = require('../dist/index.js');

const TABLE = {
  rates: [
    { city: 'Porto', rent: 900 },
    { city: 'Faro', rent: 700 },
    { city: 'Lisbon', rent: 1400 },
  ],
};
const URL = 'https://rents.example/table.csv';
const sources = { read: async () => ({ title: 'Rents', url: URL, data: TABLE }) };
const videos = { make: async (_context, order) => ({ videoId: 'vid-1', status: 'rendering', order }) };
const host = toolBench(plugin, { services: { sources, videos } });

const cases = {
  top_rows: {
    good: [
      { url: URL, by: 'rent' },
      { url: URL, by: 'rent', most: 1 },
    ],
  },
  announce_event: { good: [{ event: 'Bread week', date: '2026-09-12', place: 'Market hall' }] },
};
for (const [tool, tried] of Object.entries(cases)) {
  const poor = toolBench(plugin, { services: { sources, videos }, credits: 0 });
  for (const { name, run } of toolContract(tool, { host, poor, cases: tried })) test(`${tool} ${name}`, run);
}

test('top_rows answers the highest rows first', async () => {
  const { body } = await host.call('top_rows', { url: URL, by: 'rent', most: 2 });
  assert.deepEqual(
    body.rows.map(({ city }) => city),
    ['Lisbon', 'Porto'],
  );
});

test('top_rows names the columns where the one asked for has no figures', async () => {
  const { status, body } = await host.call('top_rows', { url: URL, by: 'city' });
  assert.equal(status, 400);
  assert.match(body.details[0].message, /city, rent/);
});

test('top_rows costs nothing where the address cannot be read', async () => {
  const gone = { read: async () => Promise.reject(new Error('unreachable')) };
  const bench = toolBench(plugin, { services: { sources: gone }, credits: 10 });
  assert.equal((await bench.call('top_rows', { url: URL, by: 'rent' })).status, 500);
  assert.equal(await bench.credits(), 10);
});

import { readFacts } from '../read-facts';

/** The first bridge of a payload, in one line: `start +step -taken = end`. */
function bridgeOf(data: object): string | null {
  const [bridge] = readFacts(data).bridges;
  if (!bridge) return null;
  const steps = bridge.steps.map(({ key, takes }) => `${takes ? '-' : '+'}${key}`);
  return [bridge.start ?? '0', ...steps, '=', bridge.end].join(' ');
}

const DRIVERS = [
  { name: 'Volume', impact: 300 },
  { name: 'Price', impact: 90 },
  { name: 'Costs', impact: -180 },
];

describe('what leads from one figure to another', () => {
  it.each<[where: string, data: object, bridge: string]>([
    [
      'in the object of both',
      { arr: { openingUsd: 1200, newUsd: 300, churnUsd: -180, closingUsd: 1320 } },
      'arr/openingUsd +arr/newUsd +arr/churnUsd = arr/closingUsd',
    ],
    [
      'without signs, of which one way alone adds up',
      { stock: { opening: 1200, received: 300, sold: 180, closing: 1320 } },
      'stock/opening +stock/received -stock/sold = stock/closing',
    ],
    [
      'beside the change itself',
      { cash: { opening: 1200, earned: 300, spent: -180, netChange: 120, closing: 1320 } },
      'cash/opening +cash/earned +cash/spent = cash/closing',
    ],
    [
      'between both, where others stand around them',
      { openingBalance: 1200, deposits: 300, fees: -12, closingBalance: 1488, customers: 17, staff: 8 },
      'openingBalance +deposits +fees = closingBalance',
    ],
    [
      'in a list beside them',
      { profitLastYear: 1200, profit: 1410, drivers: DRIVERS },
      'profitLastYear +drivers/0/impact +drivers/1/impact +drivers/2/impact = profit',
    ],
    [
      'from zero, with losses among its parts',
      { revenueUsd: 1840, goodsUsd: -900, wagesUsd: -600, profitUsd: 340 },
      '0 +revenueUsd +goodsUsd +wagesUsd = profitUsd',
    ],
    [
      'from zero, in a list with its sum outside',
      { netFlowUsd: -340, venues: [-500, 200, -40].map((netUsd, at) => ({ name: 'ABC'.charAt(at), netUsd })) },
      '0 +venues/0/netUsd +venues/1/netUsd +venues/2/netUsd = netFlowUsd',
    ],
  ])('is found %s', (_, data, bridge) => {
    expect(bridgeOf(data)).toBe(bridge);
  });

  it.each<[why: string, data: object]>([
    ['what does not add up', { arr: { openingUsd: 1200, newUsd: 300, churnUsd: -180, closingUsd: 1321 } }],
    ['one step', { arr: { openingUsd: 1200, newUsd: 300, closingUsd: 1500 } }],
    [
      'signs that could be set in two ways',
      { stock: { opening: 1200, a: 300, b: 300, c: 300, d: 300, closing: 1200 } },
    ],
    ['few digits, which add up by chance', { team: { opening: 4, joined: 3, left: 2, closing: 5 } }],
    ['another unit', { arr: { openingUsd: 1200, newEur: 300, churnEur: -180, closingUsd: 1320 } }],
    ['parts that are all above zero, which are parts of a whole', { a: { x: 820, y: 300, z: 520 } }],
    ['losses that add up to nothing in the payload', { revenueUsd: 1840, goodsUsd: -900, profitUsd: 341 }],
  ])('is none of %s', (_, data) => {
    expect(bridgeOf(data)).toBeNull();
  });
});

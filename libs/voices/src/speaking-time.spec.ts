import { speakingTime } from './speaking-time';

/** Lines of the examples with what the house voice took, milliseconds. */
const MEASURED: ReadonlyArray<readonly [string, number]> = [
  ['The three-month T-bill stands at 4.31.', 3169],
  ['Utilization stands at 87 percent.', 2933],
  ["First on the buyers' list: link, then aero.", 2765],
  ['Rain comes hardest on Friday: 11.6 millimeters.', 4254],
  ['The biggest holding, eeth, is 41 percent of the bag.', 3694],
  ['Bought: 24,500 dollars of pendle. Sold: 11,800 dollars of arb.', 7019],
  ['See the live rate at rates.example', 2670],
];

describe('speaking time', () => {
  it.each(MEASURED)('%s is foreseen within a quarter', (line, took) => {
    expect(speakingTime(line) / took).toBeGreaterThan(0.75);
    expect(speakingTime(line) / took).toBeLessThan(1.25);
  });

  it('counts nothing for silence', () => {
    expect(speakingTime('')).toBe(0);
  });
});

import { type Random, seededRandom } from '../../random';

const OCTAVES = 6;
const NODES = 512;

/** A ridge's profile: shares of its height above the foot (about 0 to 1) for an x in waves; the same salt gives the same ridge. */
export function ridgeProfile(seed: number, salt: string): (waves: number) => number {
  const random = seededRandom(seed, salt);
  const nodes = Array.from({ length: NODES }, () => random());
  const node = (index: number): number => nodes[((index % NODES) + NODES) % NODES] ?? 0;
  const smooth = (x: number): number => {
    const cell = Math.floor(x);
    const t = x - cell;
    const eased = t * t * (3 - 2 * t);
    return node(cell) * (1 - eased) + node(cell + 1) * eased;
  };
  return (waves) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let octave = 0; octave < OCTAVES; octave += 1) {
      sum += smooth(waves * 2 ** octave + octave * 37.7) * weight;
      total += weight;
      weight *= 0.48;
    }
    return sum / total;
  };
}

/** Points of a fir's outline, top first, clockwise; jagged tiers that droop, no two trees alike. */
export function firOutline(random: Random, x: number, foot: number, height: number): Array<[number, number]> {
  const tiers = 7 + Math.floor(random() * 5);
  const half = height * (0.15 + random() * 0.06);
  const side = (way: 1 | -1): Array<[number, number]> => {
    const points: Array<[number, number]> = [];
    for (let tier = 1; tier <= tiers; tier += 1) {
      const share = tier / tiers;
      const reach = half * share ** 0.9 * (0.72 + random() * 0.42);
      const y = foot - height * (1 - share * 0.95);
      points.push([x + way * reach, y + height * 0.018]);
      points.push([x + way * reach * 0.42, y - height * 0.012]);
    }
    return points;
  };
  const left = side(-1).reverse();
  return [[x, foot - height], ...side(1), [x + half * 0.08, foot], [x - half * 0.08, foot], ...left];
}

import type { LineSense, Scene, Storyboard } from '../storyboard/storyboard';
import { planDelivery } from './plan-delivery';

interface Told {
  line: string;
  layout?: Scene['layout'];
  sense?: LineSense;
}

const board = (told: Told[], seed = 1, air?: number): Pick<Storyboard, 'scenes' | 'seed' | 'air'> => ({
  seed,
  ...(air === undefined ? {} : { air }),
  scenes: told.map(
    ({ line, layout = 'headline', sense }, index) =>
      ({ id: `scene-${index}`, layout, line, ...(sense ? { sense } : {}) }) as Scene,
  ),
});

const TOLD: Told[] = [
  { line: '{{apy}}. That is what a dollar earns.', layout: 'hero' },
  { line: 'The bills pay less.', sense: 'follows' },
  { line: 'Aave runs the pool.' },
  { line: 'Most of it comes from borrowers.' },
  { line: 'The pool holds {{tvl}}.', layout: 'line' },
  { line: 'First: Ash, with {{a}}.', layout: 'cards', sense: 'item' },
  { line: 'Then Elm.', layout: 'cards', sense: 'item' },
  { line: 'See the live rate.', layout: 'end' },
];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('planDelivery', () => {
  it.each(SEEDS)('makes the pause before the turn the longest of video %i', (seed) => {
    const { turn, lines } = planDelivery(board(TOLD, seed));
    const others = lines.filter((_, index) => index !== turn).map(({ restMs }) => restMs);
    expect(turn).toBe(4);
    expect(lines[4]?.restMs).toBeGreaterThan(Math.max(...others) + 100);
  });

  it('reads items on quickly, waits after a figure and before the closing, and says why', () => {
    const { lines } = planDelivery(board(TOLD));
    expect(lines.map(({ because }) => because)).toEqual([
      'opening',
      'follows',
      'thought',
      'thought',
      'turn',
      'figure',
      'item',
      'closing',
    ]);
    const [, , thought, , , figure, item, closing] = lines.map(({ restMs }) => restMs);
    expect(item).toBeLessThan(thought ?? 0);
    expect(figure).toBeGreaterThan(thought ?? Infinity);
    expect(closing).toBeGreaterThan(figure ?? Infinity);
  });

  it('waits for an answer', () => {
    const asked = board([{ line: 'One.' }, { line: 'And the old bills?' }, { line: 'Less.' }, { line: 'End.' }]);
    expect(planDelivery(asked).lines[2]).toMatchObject({ because: 'question' });
  });

  it('rests unevenly, by the seed, and the same every time', () => {
    const rests = (seed: number): number[] => planDelivery(board(TOLD, seed)).lines.map(({ restMs }) => restMs);
    expect(rests(3)).toEqual(rests(3));
    expect(rests(3)).not.toEqual(rests(4));
    expect(new Set(rests(3)).size).toBe(TOLD.length);
  });

  it('builds from behind the hook to the turn, slows there, and ends low', () => {
    const { lines } = planDelivery(board(TOLD));
    const force = lines.map((line) => line.force);
    expect(force[1]).toBeLessThan(force[0] ?? -1);
    expect(force.slice(1, 5)).toEqual([...force.slice(1, 5)].sort((a, b) => a - b));
    expect(Math.max(...force)).toBe(force[4]);
    expect(lines[4]?.rate).toBeLessThan(1);
    expect(lines.at(-1)?.pitch).toBeLessThan(0);
  });

  it('takes the turn that a designer marked', () => {
    const marked = TOLD.map((one, index) => (index === 2 ? { ...one, sense: 'turn' as const } : one));
    expect(planDelivery(board(marked)).turn).toBe(2);
  });

  it('prefers a contrast to a chart, and turns no video of two scenes', () => {
    const contrast = TOLD.map((one, index) => (index === 3 ? { ...one, layout: 'comparison' as const } : one));
    expect(planDelivery(board(contrast)).turn).toBe(3);
    expect(planDelivery(board([TOLD[0]!, TOLD[7]!])).turn).toBeNull();
  });

  it('gives a calm video more air', () => {
    const sum = (air: number): number =>
      planDelivery(board(TOLD, 1, air)).lines.reduce((total, { restMs }) => total + restMs, 0);
    expect(sum(1.3)).toBeGreaterThan(sum(1) * 1.2);
  });
});

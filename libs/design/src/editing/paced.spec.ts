import type { Storyboard } from '@app/picture';
import { paced } from './paced';

const scene = (id: string, more = {}) => ({ id, minSeconds: 4, ...more });
const storyboard = { air: 1, scenes: [scene('a'), scene('b', { asked: true }), scene('c', { written: {} })] };

describe('a storyboard at another pace', () => {
  it('shows its pictures for less time and pauses less, but where its owner timed them', () => {
    const fast = paced(storyboard as unknown as Storyboard, 'standard', 'fast');
    expect(fast.scenes.map(({ minSeconds }) => minSeconds)).toEqual([expect.closeTo(3.28), 4, 4]);
    expect(fast.air).toBe(0.7);
  });

  it('comes back as it was', () => {
    const back = paced(paced(storyboard as unknown as Storyboard, 'standard', 'calm'), 'calm', 'standard');
    expect(back.scenes.map(({ minSeconds }) => minSeconds)).toEqual([expect.closeTo(4), 4, 4]);
    expect(back.air).toBe(1);
  });
});

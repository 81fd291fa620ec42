import { stepIn } from './menu-steps';

const LABELS = ['Rename', 'Make another', 'Delete video', 'Download'];

describe('the keys of a menu', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['Home', 2, 0],
    ['End', 1, 3],
    ['d', 0, 2],
    ['d', 2, 3],
    ['D', 3, 2],
    ['x', 0, null],
    [' ', 0, null],
    ['Enter', 0, null],
  ])('%s leads from %d to %p', (key, at, to) => expect(stepIn(LABELS, at, key)).toBe(to));

  it('lead nowhere in an empty one', () => expect(stepIn([], -1, 'ArrowDown')).toBeNull());
});

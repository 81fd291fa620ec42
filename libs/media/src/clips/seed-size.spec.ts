import { seedFault } from './seed-size';

describe('the picture that a clip begins with', () => {
  it('will do from 300 pixels on its short side', () => {
    expect(seedFault({ width: 300, height: 900 }, 1)).toBeNull();
  });

  it('stays a still where it is smaller, and its owner is told', () => {
    expect(seedFault({ width: 900, height: 299 }, 4)).toMatchObject({ code: 'clip_seed_too_small', scene: 4 });
  });
});

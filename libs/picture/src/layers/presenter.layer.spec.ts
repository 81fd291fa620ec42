import { lidsAt, mouthAt } from './presenter.layer';

describe('a presenter', () => {
  const keys = [
    { frame: 10, open: 0 },
    { frame: 14, open: 0.8 },
    { frame: 18, open: 0 },
  ];

  it('opens the mouth on the way to a key and shuts it after the last', () => {
    expect(mouthAt(keys, 12)).toBeCloseTo(0.4);
    expect(mouthAt(keys, 14)).toBeCloseTo(0.8);
    expect([mouthAt(keys, 0), mouthAt(keys, 400)]).toEqual([0, 0]);
  });

  it('blinks about every three seconds, alike for one seed', () => {
    const shut = Array.from({ length: 900 }, (_, frame) => lidsAt(7, frame));
    expect(shut.filter((lids) => lids === 1)).toHaveLength(11);
    expect(shut).toEqual(Array.from({ length: 900 }, (_, frame) => lidsAt(7, frame)));
  });
});

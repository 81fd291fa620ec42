import { reasonParts, signed } from './ledger-words';

describe('signed', () => {
  it.each([
    [500, '+500'],
    [-1490, '−1,490'],
    [0, '0'],
  ])('tells %d as %s', (credits, told) => expect(signed(credits)).toBe(told));
});

describe('reasonParts', () => {
  it('takes the video out of its reason', () =>
    expect(reasonParts('design of vid-7, 30 s', 'vid-7')).toEqual(['design of ', 'vid-7', ', 30 s']));

  it('puts a video that is not named behind it', () =>
    expect(reasonParts('render', 'vid-7')).toEqual(['render ', 'vid-7', '']));

  it('leaves a reason without a video as it is', () =>
    expect(reasonParts('first card', null)).toEqual(['first card', '', '']));
});

import { priceFace } from './price-words';

describe('priceFace', () => {
  it.each([
    ['free' as const, { credits: 0, upTo: 0, text: 'Free' }],
    [{ credits: 7 }, { credits: 7, upTo: 7, text: '7 credits a call' }],
    [
      { upTo: 9, for: '3 a page' },
      { credits: null, upTo: 9, text: 'Up to 9 credits: 3 a page' },
    ],
    [{ ordered: 'As the video costs' }, { credits: null, upTo: null, text: 'As the video costs' }],
  ])('tells %j', (price, face) => {
    expect(priceFace(price)).toEqual(face);
  });
});

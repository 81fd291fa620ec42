import { contrastOf, inkOn } from './contrast';

describe('contrastOf', () => {
  it('is 21 between black and white, either way round', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
  });

  it('is 1 between a colour and itself', () => expect(contrastOf('#0a7a5c', '#0A7A5C')).toBe(1));

  it('is what WCAG counts for grey on white', () => expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2));
});

describe('inkOn', () => {
  it.each([
    ['#10243e', '#ffffff'],
    ['#ffd93b', '#111111'],
  ])('reads on %s in %s', (ground, ink) => expect(inkOn(ground)).toBe(ink));
});

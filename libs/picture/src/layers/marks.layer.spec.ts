import { grownSpan, marksBox, type Span } from './marks.layer';

const box = { x: 100, y: 50, w: 200, h: 40 };

describe('marks', () => {
  it.each([
    ['right', { x: 100, y: 50, w: 50, h: 40 }],
    ['left', { x: 250, y: 50, w: 50, h: 40 }],
    ['down', { x: 100, y: 50, w: 200, h: 10 }],
    ['up', { x: 100, y: 80, w: 200, h: 10 }],
  ] as const)('grow to the %s from an edge that stands still', (grows, grown) => {
    const span: Span = { mark: 'span', box, fill: '#000000', grows };
    expect(grownSpan(span, 0.25)).toEqual(grown);
    expect(grownSpan(span, 1)).toEqual(box);
  });

  it('lie with their discs inside the box around them', () => {
    const fills = { fill: '#000000', fromFill: '#ffffff' };
    expect(
      marksBox([
        { mark: 'link', from: [10, 20], to: [110, 20], width: 6, r: 8, ...fills },
        { mark: 'dot', at: [50, 90], r: 5, fill: '#000000' },
      ]),
    ).toEqual({ x: 2, y: 12, w: 116, h: 83 });
  });
});

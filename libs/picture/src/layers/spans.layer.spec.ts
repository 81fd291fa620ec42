import { grownSpan, type Span } from './spans.layer';

const box = { x: 100, y: 50, w: 200, h: 40 };

describe('spans', () => {
  it.each([
    ['right', { x: 100, y: 50, w: 50, h: 40 }],
    ['left', { x: 250, y: 50, w: 50, h: 40 }],
    ['down', { x: 100, y: 50, w: 200, h: 10 }],
    ['up', { x: 100, y: 80, w: 200, h: 10 }],
  ] as const)('grow to the %s from an edge that stands still', (grows, grown) => {
    const span: Span = { box, fill: '#000000', grows };
    expect(grownSpan(span, 0.25)).toEqual(grown);
    expect(grownSpan(span, 1)).toEqual(box);
  });
});

import { createCanvas } from '@app/render';
import type { DrawEnv } from './painter';
import { linkPainter, type LinkProps } from './link.layer';

const LINK: LinkProps = { from: [30, 20], to: [110, 20], width: 8, r: 12, shape: 'disc', fill: '#ff0000' };

/** Whether there is ink at a point of a link that has come so far. */
function inked(props: LinkProps, progress: number, [x, y]: [number, number]): boolean {
  const canvas = createCanvas(140, 60);
  const ctx = canvas.getContext('2d');
  const state = { x: 0, y: 0, scale: 1, rotate: 0, opacity: 1, wipe: 1, reveal: 1, progress, focus: 0 };
  linkPainter.draw(ctx, props, state, {} as DrawEnv);
  return (ctx.getImageData(x, y, 1, 1).data[3] ?? 0) > 128;
}

describe('a link', () => {
  it.each(['disc', 'square'] as const)('has a hollow %s where it starts and a filled one where it ends', (shape) => {
    const props = { ...LINK, shape };
    expect(inked(props, 1, [30, 20])).toBe(false);
    expect(inked(props, 1, [20, 20])).toBe(true);
    expect(inked(props, 1, [70, 20])).toBe(true);
    expect(inked(props, 1, [110, 20])).toBe(true);
    expect(inked(props, 1, [110, 10])).toBe(true);
  });

  it('runs from the earlier value to the later', () => {
    expect(inked(LINK, 0, [20, 20])).toBe(false);
    expect(inked(LINK, 0.5, [20, 20])).toBe(true);
    expect(inked(LINK, 0.5, [70, 20])).toBe(true);
    expect(inked(LINK, 0.5, [95, 20])).toBe(false);
  });

  it('is a hollow mark alone without an end', () => {
    const alone = { ...LINK, to: null };
    expect(inked(alone, 1, [30, 20])).toBe(false);
    expect(inked(alone, 1, [20, 20])).toBe(true);
    expect(inked(alone, 1, [60, 20])).toBe(false);
  });

  it('has its edge around all of it', () => {
    const edged = { ...LINK, edge: { color: '#000000', width: 5 } };
    expect(inked(edged, 1, [110, 35])).toBe(true);
    expect(inked(LINK, 1, [110, 35])).toBe(false);
  });
});

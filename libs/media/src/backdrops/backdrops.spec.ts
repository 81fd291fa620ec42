import { STYLE_NAMES } from '@app/picture';
import { imageSize } from 'image-size';
import type { BackdropOrder } from './backdrop';
import { drawBackdrop } from './draw-backdrop';
import { faded, tonesOf } from './tones';

const ORDER: BackdropOrder = { width: 180, height: 320, style: 'nature-doc', domain: 'weather', seed: 7 };

describe('designed backdrops', () => {
  it.each(STYLE_NAMES)('are drawn for %s in its own colours, three families in turn', async (style) => {
    const drawn = await Promise.all([0, 1, 2].map((index) => drawBackdrop({ ...ORDER, style }, index)));
    for (const bytes of drawn) expect(imageSize(bytes)).toMatchObject({ width: 180, height: 320, type: 'jpg' });
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(3);
  });

  it('are the same bytes for the same order, and others for another seed', async () => {
    const [first, again, other] = await Promise.all([
      drawBackdrop(ORDER, 0),
      drawBackdrop(ORDER, 0),
      drawBackdrop({ ...ORDER, seed: 10 }, 0),
    ]);
    expect(first?.equals(again ?? Buffer.alloc(0))).toBe(true);
    expect(first?.equals(other ?? Buffer.alloc(0))).toBe(false);
  });

  it('wear the brand of the video', () => {
    const brand = { accent: '#0a7a5c', ground: '#10243e' };
    expect(tonesOf('swiss-poster', brand).ramp[0]).toBe('#10243e');
    expect(tonesOf('swiss-poster', brand)).not.toEqual(tonesOf('swiss-poster'));
  });

  it('write opacity as the last byte of a colour', () => {
    expect([faded('#112233', 0), faded('#112233', 0.5), faded('#112233', 4)]).toEqual([
      '#11223300',
      '#11223380',
      '#112233ff',
    ]);
  });
});

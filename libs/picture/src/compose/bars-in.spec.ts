import { barGeometry, barTexts } from '../layers/bars.layer';
import type { VideoEnv } from '../styles/scene-env';
import { fitText } from '../text/fit-text';
import type { TextMeasurer } from '../text/ink-box';
import { barsIn, type BarsSpec } from './bars-in';

const ruler: TextMeasurer = {
  ink: (text, font) => {
    const advance = [...text].length * font.size * 0.5;
    return { left: 0, right: advance, ascent: font.size * 0.7, descent: 0, advance };
  },
};
const env: Pick<VideoEnv, 'fit'> = { fit: (spec) => fitText({ ...spec, language: 'en' }, ruler) };
const area = { x: 60, y: 400, w: 880, h: 900 };
const look = { font: { family: 'Ruler', weight: 600 }, size: 60, floor: 40, color: '#000000' };

function set(values: number[], text: (value: number) => string, more: Partial<BarsSpec> = {}) {
  const bars = values.map((value, index) => ({
    value,
    fill: '#000000',
    display: text(value),
    label: `${index + 1} Sep`,
    strong: index === 1,
  }));
  const props = barsIn(env as VideoEnv, area, {
    direction: 'up',
    gap: 0.3,
    textGap: 16,
    display: look,
    label: look,
    bars,
    ...more,
  });
  const { rects, zero } = barGeometry(props);
  const texts = props.bars.flatMap((bar, index) => barTexts(props, bar, rects[index] ?? area, zero));
  return { props, rects, texts };
}

describe('barsIn', () => {
  it('sets all values of one chart at one size', () => {
    const { props } = set([1, 20, 300], String);
    expect(new Set(props.bars.map((bar) => bar.display?.size)).size).toBe(1);
  });

  it('keeps every text inside the area', () => {
    for (const values of [[3, 5, 2], [5, -3, 2], [-1, -2], Array.from({ length: 12 }, (_, index) => index + 1)]) {
      for (const { x, y, block } of set(values, (value) => `$${value},000,000`).texts) {
        expect(x).toBeGreaterThanOrEqual(area.x - 0.5);
        expect(x + block.w).toBeLessThanOrEqual(area.x + area.w + 0.5);
        expect(y).toBeGreaterThanOrEqual(area.y - 0.5);
        expect(y + block.h).toBeLessThanOrEqual(area.y + area.h + 0.5);
      }
    }
  });

  it('drops what does not fit and keeps the strong bar', () => {
    const values = Array.from({ length: 12 }, (_, index) => 12 - index);
    const { props } = set(values, (value) => `$${value},000,000`);
    expect(props.bars.some((bar) => bar.display === undefined)).toBe(true);
    expect(props.bars[1]?.label).toBeDefined();
  });

  it('lays no text over another bar', () => {
    const values = Array.from({ length: 12 }, (_, index) => (index % 2 ? 3 : 12));
    const { props, rects, texts } = set(values, (value) => `$${value},000,000`);
    for (const text of texts.filter((candidate) => candidate.value)) {
      const own = props.bars.findIndex((bar) => bar.display === text.block);
      const hit = rects.some(
        (rect, index) =>
          index !== own &&
          text.x < rect.x + rect.w &&
          rect.x < text.x + text.block.w &&
          text.y < rect.y + rect.h &&
          rect.y < text.y + text.block.h,
      );
      expect(hit).toBe(false);
    }
  });
});

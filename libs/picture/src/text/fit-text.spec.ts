import { fitLine, fitText } from './fit-text';
import type { TextMeasurer } from './ink-box';
import type { TextSpec } from './text-block';

/** Every character is half its size wide and stands 0.7 of it tall. */
const ruler: TextMeasurer = {
  ink: (text, font) => {
    const advance = [...text].length * font.size * 0.5;
    return { left: 0, right: advance, ascent: font.size * 0.7, descent: 0, advance };
  },
};

const spec = (text: TextSpec['text'], more: Partial<TextSpec> = {}): TextSpec => ({
  text,
  font: { family: 'Ruler', weight: 500 },
  size: 100,
  width: 500,
  color: '#000000',
  language: 'en',
  ...more,
});

const textOf = (block: ReturnType<typeof fitText>): string[] =>
  block.lines.map((line) => line.runs.map((run) => run.text).join(''));

describe('fitText', () => {
  it('keeps the wished size when everything fits', () => {
    expect(fitText(spec('Ten chars.'), ruler).size).toBe(100);
  });

  it('breaks in balance so that no word is left alone', () => {
    expect(textOf(fitText(spec('aaaa bbbb cccc dddd', { width: 750 }), ruler))).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('shrinks before it takes more lines than allowed', () => {
    const block = fitText(spec('aaaa bbbb cccc', { maxLines: 1, floor: 40 }), ruler);
    expect(block.lines).toHaveLength(1);
    expect(block.w).toBeLessThanOrEqual(500.5);
  });

  it('takes more lines at the floor rather than leave its width', () => {
    const block = fitText(spec('word '.repeat(24).trim(), { maxLines: 2, floor: 60 }), ruler);
    expect(block.lines.length).toBeGreaterThan(2);
    expect(block.lines.every((line) => line.w <= 500.5)).toBe(true);
  });

  it('holds a title of 120 characters within its height', () => {
    const block = fitText(spec('longer words '.repeat(10).trim().slice(0, 120), { maxHeight: 400, floor: 60 }), ruler);
    expect(block.h).toBeLessThanOrEqual(400);
  });

  it('breaks a word that is too long and loses nothing of it', () => {
    const block = fitText(spec('x'.repeat(60), { floor: 60 }), ruler);
    expect(textOf(block).join('')).toBe('x'.repeat(60));
    expect(block.lines.every((line) => line.w <= 500.5)).toBe(true);
  });

  it.each(['123,456,789,012', '0x4f3c9a7be21d', 'rates.example/usdc-on-base'])(
    'never breaks %s, but sets it smaller',
    (text) => {
      const block = fitText(spec(`of ${text}`, { width: 300, floor: 90 }), ruler);
      expect(textOf(block)).toEqual(['of', text]);
      expect(block.lines.every((line) => line.w <= 300.5)).toBe(true);
    },
  );

  it('never parts runs that are written together', () => {
    const block = fitText(spec([{ text: 'aaaa bb' }, { text: '%', scale: 0.5 }], { width: 300 }), ruler);
    expect(textOf(block)).toEqual(['aaaa', 'bb%']);
  });

  it('breaks Japanese without spaces', () => {
    const block = fitText(spec('今日の東京は晴れです。', { language: 'ja', width: 300 }), ruler);
    expect(block.lines.length).toBeGreaterThan(1);
    expect(textOf(block).join('')).toBe('今日の東京は晴れです。');
  });
});

describe('fitLine', () => {
  it('fills the width by its ink', () => {
    expect(fitLine(spec('6.84', { size: 1000 }), ruler).w).toBeCloseTo(500);
  });

  it('hangs a smaller unit at the height of the capitals', () => {
    const [figure, unit] =
      fitLine(spec([{ text: '6.84' }, { text: '%', scale: 0.5, hung: true }]), ruler).lines[0]?.runs ?? [];
    expect((figure?.y ?? 0) - (unit?.y ?? 0)).toBeCloseTo(35);
  });
});

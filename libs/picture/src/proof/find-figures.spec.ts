import type { FigureSource } from './figure-sources';
import { findFigures } from './find-figures';

function source(display: string, key = display): FigureSource {
  return { tableKey: key, factKey: key, value: 1, formatter: 'test', display, spoken: display };
}

const found = (text: string, ...displays: string[]): string[] =>
  findFigures(text, [displays.map((display) => source(display))]).map(
    (figure) => `${figure.text}=${figure.sources[0]?.display ?? 'none'}`,
  );

describe('findFigures', () => {
  it.each([
    ['capitals and line ends', '$412.6M IN\nSEP', '$412.6m', '$412.6M=$412.6m'],
    ['capitals of a Turkish video', '3-MONTH T-BİLL', '3-month T-bill', '3-MONTH T-BİLL=3-month T-bill'],
    ['wide letters', '６．８４％', '6.84%', '６．８４％=6.84%'],
    ['a figure over two lines', 'as of 28\nSep 2026', '28 Sep 2026', '28\nSep 2026=28 Sep 2026'],
    ['spaces that do not break', '12,3\u00a0%', '12,3 %', '12,3\u00a0%=12,3 %'],
    ['punctuation after it', '(6.84%), then', '6.84%', '6.84%=6.84%'],
    ['a comma and a next figure', 'Town 251, 90,750.', 'Town 251', 'Town 251=Town 251 90,750.=none'],
    ['a score', '3–1', '3', '3=3 –1=none'],
    ['Arabic digits', '٤٫٢٣٪', '٤٫٢٣٪', '٤٫٢٣٪=٤٫٢٣٪'],
    ['a window in words', 'IN SEVEN DAYS', 'seven days', 'SEVEN DAYS=seven days'],
    ['letters that need no spaces', '今年6.84%の利回り', '6.84%', '6.84%=6.84%'],
  ])('reads %s', (_what, text, display, expected) => {
    expect(found(text, display).join(' ')).toBe(expected);
  });

  it.each([
    ['a longer number', '16.84%', '6.84%'],
    ['more decimals', '6.845', '6.84'],
    ['another sign', '−6.84%', '6.84%'],
    ['another scale', '412.6B', '412.6'],
    ['another unit', '6.84%', '6.84'],
    ['another currency', '€412.6M', '$412.6M'],
    ['a number that goes on behind a mark', '1,412', '1'],
  ])('gives %s no source', (_what, text, display) => {
    expect(found(text, display)).toEqual([`${text}=none`]);
  });

  it('takes the longest writing, and the earlier group of two that write alike', () => {
    const groups = [[source('12', 'own')], [source('12 Sep', 'date'), source('12', 'other')]];
    const keys = findFigures('12 Sep: 12', groups).map(({ sources }) => sources.map(({ factKey }) => factKey));
    expect(keys).toEqual([['date'], ['own']]);
  });
});

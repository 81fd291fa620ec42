import { markFigures } from './mark-figures';
import type { ProvenFigure } from './proof-facts';

const figure = (text: string, factKey: string | null = 'key'): ProvenFigure => ({
  text,
  factKey,
  scene: 1,
  where: 'caption',
  fromMs: 0,
  toMs: 1000,
  value: text,
  formatter: 'percent.en',
});

const marked = (text: string, ...figures: ProvenFigure[]) =>
  markFigures(text, figures)
    .map((piece) => (piece.figure ? `[${piece.text}]` : piece.text))
    .join('');

describe('markFigures', () => {
  it('marks figures where they stand', () =>
    expect(marked('Base 5.12, plus 1.72 in rewards.', figure('5.12'), figure('1.72'))).toBe(
      'Base [5.12], plus [1.72] in rewards.',
    ));

  it('takes the whole figure', () =>
    expect(marked('$412.6M and 412', figure('412'), figure('$412.6M'))).toBe('[$412.6M] and [412]'));

  it('leaves a part of another figure alone', () => expect(marked('1.72 or 172', figure('72'))).toBe('1.72 or 172'));

  it('leaves names and own words unmarked', () =>
    expect(marked('Aave, 7', figure('Aave'), figure('7', null))).toBe('Aave, 7'));
});

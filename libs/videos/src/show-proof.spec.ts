import type { Figure, ProvenFigure } from '@app/picture';
import { shownFacts } from './show-proof.service';

function aFigure(key: string, value: Figure['value'], more: Partial<Figure> = {}): Figure {
  const text = (display: string) => ({ display, spoken: display });
  const full = text(String(value));
  const forms = { full, bare: full, unit: full, signed: full, label: text(`name of ${key}`) };
  return { key, value, forms, formatter: 'number.en', ...more };
}
function seen(factKey: string | null, more: Partial<ProvenFigure> = {}): ProvenFigure {
  const place = { scene: 1, where: 'screen', fromMs: 0, toMs: 1000 } as const;
  return { text: '?', value: null, formatter: 'number.en', ...place, factKey, ...more };
}
const factsOf = (figures: ProvenFigure[], table: Figure[]) =>
  shownFacts({ complete: true, figures }, Object.fromEntries(table.map((figure) => [figure.key, figure])));

describe('what viewers see of a proof', () => {
  it('has each fact once, with the moments at which it is shown and said', () => {
    const voice = seen('apy', { where: 'voice', fromMs: 400 });
    const caption = seen('apy', { where: 'caption', fromMs: 400 });
    expect(factsOf([seen('apy'), voice, caption], [aFigure('apy', 6.84)])).toEqual([
      {
        figure: '6.84',
        name: 'name of apy',
        value: '6.84',
        moments: [
          { where: 'screen', fromMs: 0, toMs: 1000 },
          { where: 'voice', fromMs: 400, toMs: 1000 },
        ],
      },
    ]);
  });

  it('has no fact that stands in the table and is not shown', () => {
    expect(factsOf([seen('apy')], [aFigure('apy', 6.84), aFigure('margin', 0.31)])).toHaveLength(1);
  });

  it('has no names, windows or words of the caller: what is measured alone', () => {
    const table = [
      aFigure('name', 'Aave v3', { formatter: 'name.en' }),
      aFigure('change24h', 4),
      aFigure('change24h#window', '24h', { formatter: 'window.en' }),
    ];
    const figures = [
      seen('name', { formatter: 'name.en' }),
      seen('change24h', { formatter: 'window.en' }),
      seen('change24h', { formatter: 'label.en' }),
      seen(null, { formatter: 'verbatim' }),
    ];
    expect(factsOf(figures, table)).toEqual([]);
  });

  it('has a text of the payload that holds one measured figure, and the signed figure of a fact that is said without its sign', () => {
    const size = aFigure('change#size', -4, { forms: aFigure('change#size', 4).forms });
    const table = [size, aFigure('change', -4), aFigure('tvl', '$4.2M', { number: 4_200_000 })];
    expect(factsOf([seen('change'), seen('tvl')], table).map(({ figure }) => figure)).toEqual(['-4', '$4.2M']);
  });
});

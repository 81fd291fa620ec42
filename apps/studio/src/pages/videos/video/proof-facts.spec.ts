import { bestPlace, factsOf, isLit, type ProvenFigure, settledAt } from './proof-facts';

const figure = (over: Partial<ProvenFigure>): ProvenFigure => ({
  text: '6.84%',
  scene: 1,
  where: 'screen',
  fromMs: 0,
  toMs: 1000,
  factKey: 'apyPct',
  value: 6.84,
  formatter: 'percent.en',
  ...over,
});

const known = [
  { key: 'apyPct', label: 'Annual yield', value: 6.84, display: '6.84%', kind: 'percent', where: null, quote: null },
];

describe('factsOf', () => {
  it('gathers the places of a fact under its name in the source', () => {
    const [fact, ...others] = factsOf(
      [figure({}), figure({ where: 'voice', text: 'six eighty-four', fromMs: 400 })],
      known,
    );
    expect(others).toEqual([]);
    expect(fact).toMatchObject({ label: 'Annual yield', display: '6.84%', grounds: 'fact' });
    expect(fact?.places).toHaveLength(2);
  });

  it('shows the figure, not the window that its name tells of', () => {
    const window = figure({ factKey: 'change7dPct', text: 'seven days', value: '7d', formatter: 'window.en' });
    const change = figure({ factKey: 'change7dPct', text: '+8.4%', value: 8.4, fromMs: 200 });
    expect(factsOf([window, change], [])[0]).toMatchObject({ display: '+8.4%', label: 'change7dPct' });
  });

  it("tells the caller's own words from what has no source", () => {
    const own = figure({ factKey: null, formatter: 'verbatim', text: 'a' });
    const none = figure({ factKey: null, formatter: 'none', text: 'b' });
    expect(factsOf([own, none], []).map(({ grounds }) => grounds)).toEqual(['own', 'none']);
  });

  it('comes to a fact when its scene does, whatever runs along all the time', () => {
    const always = figure({ factKey: 'tvl', scene: null, toMs: 30_000 });
    const later = figure({ factKey: 'tvl', fromMs: 9000, toMs: 12_000 });
    const facts = factsOf([always, figure({ fromMs: 2000 }), later], []);
    expect(facts.map(({ key }) => key)).toEqual(['apyPct', 'tvl']);
    expect(facts.map((fact) => isLit(fact, 10_000))).toEqual([false, true]);
    const [, tvl] = facts;
    expect(tvl && bestPlace(tvl)).toBe(later);
    expect(settledAt(later)).toBe(10_200);
  });
});

import { readFacts } from '@app/facts';
import type { Noun } from '../lexicon';
import type { Amount } from '../phrasebook/slots';
import { bySize, counting, numberArticle, preposed, toValue, valueOf } from './articles.it';
import { GRAMMAR_IT, periodWith } from './grammar.it';
import { italian } from './italian';
import NOUNS_IT from './nouns.json';

function amountOf(data: Record<string, unknown>): Amount {
  const fact = readFacts(data).facts[0];
  if (!fact) throw new Error('no fact');
  return {
    ref: '{{x}}',
    full: '{{x}}',
    bare: '{{x|bare}}',
    size: '{{x#size}}',
    signed: '{{x|signed}}',
    desk: '{{x|bare}}',
    fact,
    spoken: italian.writeFigure(fact).full.spoken,
  };
}

const at = (time: Parameters<typeof GRAMMAR_IT.at>[0]): string => GRAMMAR_IT.at(time);

describe('Italian articles', () => {
  it.each<[Noun, string, string, string]>([
    [NOUNS_IT.price, 'il prezzo', 'del prezzo', 'al prezzo'],
    [NOUNS_IT.profit, "l'utile", "dell'utile", "all'utile"],
    [NOUNS_IT.sugar, 'gli zuccheri', 'degli zuccheri', 'agli zuccheri'],
    [NOUNS_IT.volume, 'gli scambi', 'degli scambi', 'agli scambi'],
    [NOUNS_IT.occupancy, "l'occupazione", "dell'occupazione", "all'occupazione"],
    [NOUNS_IT.sales, 'le vendite', 'delle vendite', 'alle vendite'],
    [NOUNS_IT.staff, 'il personale', 'del personale', 'al personale'],
    [NOUNS_IT.status, 'lo stato', 'dello stato', 'allo stato'],
    [{ text: 'Moons seen', foreign: true }, 'Moons seen', 'di Moons seen', 'a Moons seen'],
  ])('%j', (noun, alone, of, to) => {
    expect([preposed('', noun), preposed('di', noun), preposed('a', noun)]).toEqual([alone, of, to]);
  });

  it.each([
    ['6,84', 'il'],
    ['8,4', "l'"],
    ['83', "l'"],
    ['800', "l'"],
    ['8000', "l'"],
    ['11', "l'"],
    ['11000', "l'"],
    ['1,72', "l'"],
    ['1000', 'il'],
    ['18', 'il'],
    ['111', 'il'],
    ['0,5', 'lo'],
  ])('goes before %s as %s', (digits, article) => {
    expect(numberArticle(digits)).toBe(article);
  });

  it('melts before percentages and stays apart before money', () => {
    expect(bySize(amountOf({ tvlChange7dPct: -8.4 }))).toBe("dell'{{x#size}}");
    expect(bySize(amountOf({ pnlUsd: -18400 }))).toBe('di {{x#size}}');
    expect(valueOf(amountOf({ apyPct: 8.4 }))).toBe('un {{x}}');
    expect(toValue(amountOf({ apyPct: 0.5 }))).toBe('allo {{x}}');
    expect(valueOf(amountOf({ growthPct: -8.4 }))).toBe('il {{x}}');
  });
});

describe('Italian agreement', () => {
  it('counts one thing, many things and millions of them', () => {
    expect(counting(amountOf({ points: 1 }), NOUNS_IT.points)).toBe('{{x}} punto');
    expect(counting(amountOf({ points: 61 }), NOUNS_IT.points)).toBe('{{x}} punti');
    expect(counting(amountOf({ users: 1200000 }), NOUNS_IT.users)).toBe('{{x}} di utenti');
  });

  it('elides articles before years and hours', () => {
    expect(periodWith('year', 'il', 'la')).toBe("l'anno");
    expect(periodWith('hour', 'nessun', 'nessuna')).toBe("nessun'ora");
    expect(periodWith('week', 'nessun', 'nessuna')).toBe('nessuna settimana');
  });

  it('sets times with their preposition', () => {
    expect(at({ ref: '{{x}}', raw: '8 settembre', unit: 'day' })).toBe('il giorno {{x}}');
    expect(at({ ref: '{{x}}', raw: '28 settembre', unit: 'day' })).toBe('il {{x}}');
    expect(at({ ref: '{{x}}', raw: 'agosto', unit: 'month' })).toBe('ad {{x}}');
    expect(at({ ref: '{{x}}', raw: '01:30', unit: 'clock' })).toBe("all'{{x}}");
    expect(at({ ref: '{{x}}', raw: '2026', unit: 'year' })).toBe('nel {{x}}');
  });
});

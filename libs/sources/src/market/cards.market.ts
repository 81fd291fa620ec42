import type { Clock } from '@app/platform';
import { z } from 'zod';
import { upperFirst } from '@app/facts';
import type { MarketConfig } from '../sources.config';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { UnknownMarketError } from './market.errors';
import { figure, soundRows, text } from './market-fields';
import { MarketHttp } from './market.http';
import { fold, type MarketText } from './market-text';
import { QUERY_WORDS } from './query-words';

/** Cards that collectors watch, by TCGdex's ids: the holographic ones of the first set, and its Pikachu. */
const WATCHED = ['base1-4', 'base1-2', 'base1-15', 'base1-10', 'base1-1', 'base1-6', 'base1-16', 'base1-58'];
const MOST_CARDS = 8;
/** Printings in the order in which their price is taken. */
const PRINTINGS = ['holofoil', '1st-edition-holofoil', 'unlimited-holofoil', 'normal', 'reverse-holofoil'];

const printing = z.object({ marketPrice: figure }).nullish().catch(null);
const cardSchema = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  image: text,
  set: z.object({ name: text }).nullish().catch(null),
  pricing: z
    .object({
      tcgplayer: z.record(z.string(), z.unknown()).nullish().catch(null),
      cardmarket: z.object({ trend: figure }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
const briefSchema = z.object({ id: z.string().min(1), name: z.string() });

type Card = z.infer<typeof cardSchema>;

interface CardRow {
  name: string;
  image?: string;
  [price: string]: string | number | undefined;
}

/** A market whose prices TCGdex passes on. */
interface CardPlace {
  source: string;
  /** The currency stands in the field's name. */
  field: string;
  priceOf: (card: Card) => number | null;
}

const MARKETS: readonly CardPlace[] = [
  {
    source: 'TCGplayer',
    field: 'priceUsd',
    priceOf: ({ pricing }) =>
      PRINTINGS.map((kind) => printing.safeParse(pricing?.tcgplayer?.[kind]).data?.marketPrice ?? null).find(
        (price) => price !== null && price > 0,
      ) ?? null,
  },
  { source: 'Cardmarket', field: 'priceEur', priceOf: ({ pricing }) => pricing?.cardmarket?.trend ?? null },
];

/** What collectible cards cost, by name, or those that collectors watch, from TCGdex. */
export class CardsMarket implements MarketData {
  readonly freshMs = FRESH_MS.cards;
  private readonly http: MarketHttp;

  constructor(
    { tcgdex }: Pick<MarketConfig, 'tcgdex'>,
    private readonly clock: Clock,
  ) {
    this.http = new MarketHttp({ name: 'TCGdex', baseUrl: tcgdex, perMinute: 240 });
  }

  suits(query: MarketText): MarketGuess | null {
    const argument = query.without([
      ...QUERY_WORDS.cards,
      ...QUERY_WORDS.stock,
      ...QUERY_WORDS.top,
      'prices',
      'collectible',
    ]);
    if (query.has(QUERY_WORDS.cards)) return { argument, certainty: 0.85 };
    const isName = /^\p{L}[\p{L}\p{M}\s.'’&-]{2,39}$/u.test(argument) && query.words.length <= 3;
    return isName ? { argument, certainty: 0.25, exact: true } : null;
  }

  async read(argument: string, signal: AbortSignal, exact = false): Promise<MarketFacts> {
    const name = argument.trim();
    const ids = name === '' ? WATCHED : await this.find(name, signal, exact);
    const read = await Promise.all(ids.map(async (id) => await this.card(id, signal)));
    const cards = read.filter((card) => card !== null);
    // One market a video: the one that prices more of the cards.
    const [market] = MARKETS.map((place) => ({ ...place, rows: rowsOf(cards, place) })).sort(
      (a, b) => b.rows.length - a.rows.length,
    );
    const rows = market?.rows ?? [];
    const [only] = rows;
    if (!market || !only)
      throw new UnknownMarketError('TCGdex', `price of ${name === '' ? 'these cards' : `a card called ${name}`}`);
    return {
      title: name === '' ? 'Collectible card prices' : `${upperFirst(name)} card prices`,
      url: 'https://tcgdex.dev',
      stills: rows.flatMap(({ image, name: alt }) => (image === undefined ? [] : [{ url: image, alt }])),
      itemCount: rows.length,
      data: {
        ...(rows.length === 1 ? only : { cards: rows }),
        asOf: this.clock.now().toISOString(),
        source: `${market.source} via TCGdex`,
      },
    };
  }

  /** Cards of this name, the newest sets first as collectors ask for them. */
  private async find(name: string, signal: AbortSignal, exact: boolean): Promise<string[]> {
    const answer = await this.http.get(`/v2/en/cards?name=${encodeURIComponent(name)}`, signal);
    if (answer !== null && !Array.isArray(answer)) throw this.http.strange();
    const found = soundRows(briefSchema, answer ?? []).filter(
      (card) =>
        !exact ||
        fold(card.name)
          .split(/[\s-]+/)
          .includes(fold(name)) ||
        fold(card.name) === fold(name),
    );
    if (found.length === 0) throw new UnknownMarketError('TCGdex', `card called ${name}`);
    return found.slice(0, MOST_CARDS).map(({ id }) => id);
  }

  private async card(id: string, signal: AbortSignal): Promise<Card | null> {
    const answer = await this.http.get(`/v2/en/cards/${encodeURIComponent(id)}`, signal);
    return answer === null ? null : (cardSchema.safeParse(answer).data ?? null);
  }
}

/** Cards that this market prices; the name tells two printings of a card apart. */
function rowsOf(cards: readonly Card[], { field, priceOf }: CardPlace): CardRow[] {
  const rows = cards.flatMap((card): CardRow[] => {
    const price = priceOf(card);
    if (price === null || price <= 0) return [];
    const name = card.set?.name ? `${card.name}, ${card.set.name}` : card.name;
    return [{ name, ...(card.image === null ? {} : { image: `${card.image}/high.png` }), [field]: price }];
  });
  return rows.filter((row, index) => rows.findIndex(({ name }) => name === row.name) === index);
}

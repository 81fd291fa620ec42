import { BadRequestError, type Clock } from '@app/platform';
import { z } from 'zod';
import type { MarketConfig } from '../sources.config';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { UnknownMarketError } from './market.errors';
import { told } from './market-fields';
import { MarketHttp } from './market.http';
import { fold, type MarketText } from './market-text';
import { CURRENCY_CODES, CURRENCY_NAMES } from './query-words';

const rate = z.record(z.string(), z.number().positive());
const latestSchema = z.object({ amount: z.number(), base: z.string(), date: z.iso.date(), rates: rate });
const rangeSchema = z.object({ rates: z.record(z.iso.date(), rate) });

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Two currencies by the European Central Bank's daily reference rates, with thirty days, from Frankfurter. */
export class PairMarket implements MarketData {
  readonly freshMs = FRESH_MS.prices;
  private readonly http: MarketHttp;

  constructor(
    { frankfurter }: Pick<MarketConfig, 'frankfurter'>,
    private readonly clock: Clock,
  ) {
    this.http = new MarketHttp({ name: 'Frankfurter', baseUrl: frankfurter });
  }

  suits({ text }: MarketText): MarketGuess | null {
    const [base, quote, more] = currenciesIn(text);
    if (!base || !quote || more) return null;
    return { argument: `${base}/${quote}`, certainty: 0.95 };
  }

  async read(argument: string, signal: AbortSignal): Promise<MarketFacts> {
    const [base, quote, more] = currenciesIn(argument);
    if (!base || !quote || more)
      throw new BadRequestError([{ path: 'pair', message: 'must be two currencies such as EUR/USD' }]);
    const latest = await this.ask(latestSchema, `/v1/latest?base=${base}&symbols=${quote}`, signal);
    const now = latest?.rates[quote];
    if (!latest || now === undefined) throw new UnknownMarketError('Frankfurter', `rate of ${base} in ${quote}`);
    const from = new Date(this.clock.now().getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
    // The rate alone is a video as well.
    const range = await this.ask(rangeSchema, `/v1/${from}..?base=${base}&symbols=${quote}`, signal).catch(() => null);
    const history = Object.entries(range?.rates ?? {})
      .flatMap(([date, { [quote]: price }]) => (price === undefined ? [] : [{ date, exchangeRate: price }]))
      .sort((a, b) => (a.date < b.date ? -1 : 1));
    return {
      title: `${nameOf(base)} to ${nameOf(quote)}`,
      url: null,
      stills: [],
      itemCount: history.length,
      data: told({
        asset: `${base}/${quote}`,
        from: nameOf(base),
        to: nameOf(quote),
        // No currency beside it: amounts are cut to cents, and rates live on the digits behind them.
        exchangeRate: now,
        previousExchangeRate: history.findLast(({ date }) => date < latest.date)?.exchangeRate,
        history,
        asOf: latest.date,
        source: 'European Central Bank via Frankfurter',
      }),
    };
  }

  private async ask<T>(schema: z.ZodType<T>, path: string, signal: AbortSignal): Promise<T | null> {
    const answer = await this.http.get(path, signal);
    if (answer === null) return null;
    const { data } = schema.safeParse(answer);
    if (data === undefined) throw this.http.strange();
    return data;
  }
}

function nameOf(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;
}

/** Currencies of a text in its order, by code or by name, each once. */
function currenciesIn(text: string): string[] {
  const spaced = text.replace(/^\s*([a-z]{3})([a-z]{3})\s*$/i, '$1 $2');
  const known = [
    ...new Set(
      spaced
        .split(/[^\p{L}\p{M}]+/u)
        .filter(Boolean)
        .flatMap(currenciesOf),
    ),
  ];
  return known;
}

function currenciesOf(word: string): string[] {
  const code = word.toUpperCase();
  if (CURRENCY_CODES.has(code)) return [code];
  const folded = fold(word);
  const whole = Object.entries(CURRENCY_NAMES).find(([, names]) => names.some((name) => fold(name) === folded));
  if (whole) return [whole[0]];
  if (!/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)) return [];
  // Names that stand in one word: 米ドルと円.
  const places = Object.entries(CURRENCY_NAMES).flatMap(([iso, names]) => {
    const at = names.map((name) => word.indexOf(name)).filter((index) => index >= 0);
    return at.length > 0 ? [{ iso, at: Math.min(...at) }] : [];
  });
  return places.sort((a, b) => a.at - b.at).map(({ iso }) => iso);
}

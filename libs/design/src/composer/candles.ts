import { type Fact, type FactName, type FactPack, type FactTable, upperFirst } from '@app/facts';

/** One step of a price, by the keys of its figures. */
export interface Candle {
  label: FactName;
  open: string;
  high: string;
  low: string;
  close: string;
}

/** Fewer candles are no chart; older ones than the last sixty are left out. */
const LEAST_CANDLES = 8;
const MOST_CANDLES = 60;
const SIDES = ['open', 'high', 'low', 'close'] as const;
const FIRST_SECOND = 946_684_800;
const LIST = /^(.*(?:ohlcv?|candles?|klines?)[^/]*)\/(\d+)\/0$/i;

interface Found {
  key: string;
  candles: Candle[];
}

/**
 * Reads candles out of a payload: rows with open, high, low and close (`o`, `h`, `l`, `c`), and bare lists
 * `[time, open, high, low, close, …]`. Their tables come back as series of closes, their figures in the currency of the
 * price that the payload states beside them.
 */
export function adoptCandles(pack: FactPack): { pack: FactPack; candles: ReadonlyMap<string, readonly Candle[]> } {
  const byKey = new Map(pack.facts.map((fact) => [fact.key, fact]));
  const found = [...fromTables(pack), ...fromLists(pack)].flatMap(({ key, candles }) => {
    const sound = inOrder(candles, byKey).slice(-MOST_CANDLES);
    return sound.length >= LEAST_CANDLES && sound.every((candle) => isSound(candle, byKey))
      ? [{ key, candles: sound }]
      : [];
  });
  if (found.length === 0) return { pack, candles: new Map() };
  const read = new Map(found.flatMap((entry) => readingsOf(entry, pack, byKey)));
  const facts = pack.facts.map((fact) => read.get(fact.key) ?? fact);
  const keys = new Set(found.map(({ key }) => key));
  const tables = [...found.map((entry) => tableOf(entry, read)), ...pack.tables.filter(({ key }) => !keys.has(key))];
  return { pack: { ...pack, facts, tables }, candles: new Map(found.map(({ key, candles }) => [key, candles])) };
}

function fromTables(pack: FactPack): Found[] {
  return pack.tables.flatMap((table) => {
    const columns = SIDES.map((side) =>
      table.columns.find(({ name }) => [side, side.charAt(0)].includes(name.toLowerCase())),
    );
    const [open, high, low, close] = columns.map((column) => column?.name);
    if (!table.temporal || !open || !high || !low || !close) return [];
    const candles = table.rows.flatMap(({ name, cells }): Candle[] => {
      const [o, h, l, c] = [cells[open], cells[high], cells[low], cells[close]];
      return o && h && l && c ? [{ label: name, open: o, high: h, low: l, close: c }] : [];
    });
    return [{ key: table.key, candles }];
  });
}

function fromLists(pack: FactPack): Found[] {
  const lists = new Map<string, Candle[]>();
  for (const fact of pack.facts) {
    const list = LIST.exec(fact.key)?.[1];
    if (list === undefined || (fact.number ?? 0) < FIRST_SECOND) continue;
    const row = fact.key.slice(0, -1);
    const candle = {
      label: { key: fact.key, form: 'full' as const },
      open: `${row}1`,
      high: `${row}2`,
      low: `${row}3`,
      close: `${row}4`,
    };
    lists.set(list, [...(lists.get(list) ?? []), candle]);
  }
  return [...lists].map(([key, candles]) => ({ key, candles }));
}

/** Oldest first; some exchanges list the newest first. */
function inOrder(candles: readonly Candle[], byKey: ReadonlyMap<string, Fact>): Candle[] {
  const time = ({ label }: Candle): number => {
    const value = byKey.get(label.key)?.value;
    return typeof value === 'number' ? value : Date.parse(String(value));
  };
  return candles.some((candle) => Number.isNaN(time(candle)))
    ? [...candles]
    : [...candles].sort((a, b) => time(a) - time(b));
}

function isSound(candle: Candle, byKey: ReadonlyMap<string, Fact>): boolean {
  const [open, high, low, close] = SIDES.map((side) => byKey.get(candle[side])?.number ?? Number.NaN);
  if (open === undefined || high === undefined || low === undefined || close === undefined) return false;
  return low >= 0 && high >= Math.max(open, close) && low <= Math.min(open, close);
}

/** Figures and times of candles as what they are: a bare list says neither. */
function readingsOf({ key, candles }: Found, pack: FactPack, byKey: ReadonlyMap<string, Fact>): Array<[string, Fact]> {
  const last = byKey.get(candles.at(-1)?.close ?? '');
  const price = pack.facts.find(
    (fact) => fact.currency !== null && fact.number === last?.number && !fact.key.startsWith(`${key}/`),
  );
  const stated = pack.facts.find((fact) => fact.words.join() === 'currency' && /^[A-Z]{3}$/.test(String(fact.value)));
  const currency = price?.currency ?? (stated ? String(stated.value) : null);
  const precision = Math.max(...candles.map((candle) => byKey.get(candle.close)?.precision ?? 0));
  return candles.flatMap((candle) => {
    const figures = SIDES.flatMap((side): Array<[string, Fact]> => {
      const fact = byKey.get(candle[side]);
      if (!fact) return [];
      const label = upperFirst(side);
      const kind = currency === null ? 'ratio' : 'currency';
      return [[fact.key, { ...fact, words: [side], label, kind, unit: null, currency, precision }]];
    });
    const time = byKey.get(candle.label.key);
    if (!time || time.kind === 'date') return figures;
    const form = (time.number ?? 0) > 1e11 ? ('epoch-ms' as const) : ('epoch' as const);
    return [...figures, [time.key, { ...time, kind: 'date', form, unit: null, currency: null }]];
  });
}

function tableOf({ key, candles }: Found, read: ReadonlyMap<string, Fact>): FactTable {
  const kind = read.get(candles[0]?.close ?? '')?.kind ?? 'ratio';
  const rows = candles.map(({ label, close }) => ({ name: label, cells: { close }, rank: null, picture: null }));
  return {
    key,
    label: 'Close',
    temporal: true,
    columns: [{ name: 'close', label: 'Close', kind, unit: null }],
    main: 'close',
    rows,
  };
}

const STEMS =
  'revenue price weight distance latency uptime output rainfall speed height budget wage fare rent loss change growth decline score visitors orders tickets users temperature churn members donations yield holders volume calories sleep steps wait gap attendance profit margin debt inflation tariff'.split(
    ' ',
  );
const UNITS =
  'Usd Eur Gbp Mxn Try Idr Krw Chf Brl Inr Cny Aed Sek Pln Zar Jpy Kg Lb Oz Km Miles M Cm Ms Seconds Minutes Hours Days Weeks Months Years Pct Percent Mb Gb Kwh Mw C F Bps Bpm Ppm Ha L Gal Kmh Mph Litres Tons'.split(
    ' ',
  );
const NAMES = ['Alpha', 'Harbour City', 'Team 7', 'Q1', 'Zürich', '東京', 'القاهرة', '2024', 'p95', 'Model 3', 'A-12'];
const TEXTS =
  '-$3.40|12.5%|42 km|2026-03-14|2026-10-02T14:30:00Z|1:18.204|02:31:08|14:30|Q3 2026|£4.2m|12k|€1.234,50|3 of 5|4-2|7/10|10x|1,234|N/A|yes|4.6 / 5|18–24|-3.4 pp|+12 bps|1/3'.split(
    '|',
  );
const SIZES = [1, 10, 100, 1e3, 1e4, 1e6, 1e9, 1e12, 1e-2, 1e-4];
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04'];

/** A payload as nobody would write it and anybody may send it: figures of all kinds, alone, in rows, by day and by month. */
export function anyPayload(random: () => number): Record<string, unknown> {
  const upTo = (most: number): number => Math.floor(random() * most);
  const one = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[upTo(list.length)] as T;
  const key = (): string => one(STEMS) + (random() < 0.6 ? one(UNITS) : '');
  const value = (): unknown => (random() < 0.75 ? anyNumber(random) : one(TEXTS));
  const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
  const payload = Object.fromEntries(times(1 + upTo(6), () => [key(), value()]));
  const subject = Object.keys(payload)[0] ?? 'price';
  if (random() < 0.5) {
    const columns = times(1 + upTo(2), key);
    payload[one(['rows', 'teams', 'cities', 'byRegion'])] = times(2 + upTo(7), (at) => ({
      name: NAMES[at],
      ...Object.fromEntries(columns.map((column) => [column, anyNumber(random)])),
    }));
  }
  if (random() < 0.3) {
    const column = key();
    payload['history'] = times(3 + upTo(7), (at) => ({ date: `2026-03-0${at + 1}`, [column]: anyNumber(random) }));
  }
  if (random() < 0.2)
    payload[`${one(STEMS)}ByMonth`] = Object.fromEntries(MONTHS.map((month) => [month, anyNumber(random)]));
  if (random() < 0.25) payload['previous'] = { [subject]: anyNumber(random) };
  return payload;
}

/** Of every size, with few decimals and with many; nought, one and falls often enough. */
function anyNumber(random: () => number): number {
  const kind = random();
  if (kind < 0.05) return 0;
  if (kind < 0.1) return 1;
  const number = random() * (SIZES[Math.floor(random() * SIZES.length)] ?? 1);
  const cuts = [
    Math.round,
    (exact: number) => Number(exact.toFixed(2)),
    (exact: number) => Number(exact.toPrecision(3)),
  ];
  const told = cuts[Math.floor(random() * 4)]?.(number) ?? number;
  return kind < 0.25 ? -told : told;
}

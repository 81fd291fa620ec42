import type { Fact } from '@app/facts';

interface MeaningRule {
  /** Words of the fact's name, joined by spaces. */
  words: RegExp;
  kinds?: readonly Fact['kind'][];
  /** Larger numbers mean something else: 15,230 stars are no rating. */
  most?: number;
}

/** Fields whose meaning is known by name and kind, so that a language may say them with the verb that belongs to them. */
const MEANINGS = {
  ratingAndReviews: { words: /^(rating|stars).*\+ (reviews|ratings)$/ },
  windAndHumidity: { words: /^wind.*\+ humidity$/ },
  bagAndPositions: { words: /^total( value)?.*\+ positions$/, kinds: ['currency'] },
  prepAndBake: { words: /^prep.*\+ bake/, kinds: ['duration'] },
  presentTemperature: { words: /^(temp|temperature)$/, kinds: ['temperature'] },
  utilization: { words: /(^| )utili[sz]ation$/, kinds: ['percent'] },
  turnout: { words: /(^| )turnout$/, kinds: ['percent'] },
  uptime: { words: /^uptime$/, kinds: ['percent'] },
  occupancy: { words: /^(occupancy|occupied)$/, kinds: ['percent'] },
  humidity: { words: /^humidity$/, kinds: ['percent'] },
  margin: { words: /(^| )margin$/, kinds: ['percent'] },
  churn: { words: /^churn( rate)?$/, kinds: ['percent'] },
  conversion: { words: /^conversion( rate)?$/, kinds: ['percent'] },
  unemployment: { words: /^unemployment( rate)?$/, kinds: ['percent'] },
  inflation: { words: /^inflation( rate)?$/, kinds: ['percent'] },
  dividend: { words: /^dividend( yield)?$/, kinds: ['percent'] },
  recycling: { words: /^(recycling|recycled)( rate)?$/, kinds: ['percent'] },
  tvl: { words: /^(tvl|total value locked)$/, kinds: ['currency'] },
  marketCap: { words: /^market cap$/, kinds: ['currency'] },
  volume: { words: /(^| )volume$/ },
  holders: { words: /^holders$/, kinds: ['count'] },
  positions: { words: /^positions$/, kinds: ['count'] },
  revenue: { words: /^revenue$/, kinds: ['currency'] },
  profit: { words: /^(profit|net income)$/, kinds: ['currency'] },
  price: {
    words:
      /^(?!.*\b(?:subtotal|original|list|old|average|avg|median|target|closing)\b)(?:.* )?price( |$)|^(fee|fare|cost|rent)$/,
    kinds: ['currency'],
  },
  budget: { words: /^budget$/, kinds: ['currency'] },
  employees: { words: /^(employees|staff|headcount)$/, kinds: ['count'] },
  customers: { words: /^(customers|clients)$/, kinds: ['count'] },
  users: { words: /(^| )users$/, kinds: ['count'] },
  visitors: { words: /^(visitors|guests)$/, kinds: ['count'] },
  population: { words: /^(population|residents|inhabitants)$/, kinds: ['count'] },
  passengers: { words: /^passengers$/, kinds: ['count'] },
  votes: { words: /^votes$/, kinds: ['count'] },
  orders: { words: /^orders$/, kinds: ['count'] },
  downloads: { words: /^downloads$/, kinds: ['count'] },
  rating: { words: /^(rating|stars|review score|guest rating)$/, kinds: ['ratio', 'count'], most: 10 },
  weight: { words: /^(weight|mass)$/, kinds: ['measure'] },
  distance: { words: /^(distance|length)$/, kinds: ['measure'] },
  height: { words: /^(height|altitude|elevation)$/, kinds: ['measure'] },
  wind: { words: /^wind( speed)?$/ },
  rain: { words: /^(rain|precipitation)$/, kinds: ['measure'] },
  wait: { words: /^wait( time)?$/, kinds: ['duration'] },
  latency: { words: /^latency$/, kinds: ['duration'] },
  response: { words: /(^| )response( time)?( |$)/, kinds: ['duration'] },
} as const satisfies Readonly<Record<string, MeaningRule>>;

export type MeaningName = keyof typeof MEANINGS;

const PRESENT = /^(now|current|currently|present|latest|weather|conditions?|observations?|today)$/i;

/** Whether a measurement is of this moment: it stands alone or under a name that says so, not under `later` or `tomorrow`. */
export function isPresent(fact: Fact): boolean {
  return fact.path.slice(0, -1).every((name) => PRESENT.test(name));
}

/** The meaning of a figure, or of a pair told in one breath; null where its label must speak. */
export function meaningOf(first: Fact, second: Fact | null): MeaningName | null {
  const own = first.words.join(' ');
  const words = second ? `${own} + ${second.words.join(' ')}` : own;
  const fits = ([name, rule]: [string, MeaningRule]): boolean =>
    rule.words.test(words) &&
    (!rule.kinds || rule.kinds.includes(first.kind)) &&
    (rule.most === undefined || Math.abs(first.number ?? 0) <= rule.most) &&
    (name !== 'presentTemperature' || isPresent(first));
  return (Object.entries(MEANINGS).find(fits)?.[0] as MeaningName | undefined) ?? null;
}

import { monthName } from '../figures/calendar';
import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Past, Period, PlaceRole, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';

const AT: Readonly<Record<TimeUnit, string>> = {
  day: 'pada ',
  weekday: 'pada hari ',
  week: 'pada minggu ',
  month: 'pada ',
  'year-month': 'pada ',
  quarter: 'pada ',
  year: 'pada ',
  clock: 'pukul ',
  name: 'pada ',
};
const WHERE: Readonly<Record<PlaceRole, string>> = {
  chain: 'di ',
  spot: 'di ',
  city: 'di ',
  land: 'di ',
  house: 'di ',
  owner: '',
};

export const GRAMMAR_ID: Grammar = {
  at: ({ ref, raw, unit }) => (unit === 'week' && /^(minggu|week)/i.test(raw) ? `pada ${ref}` : `${AT[unit]}${ref}`),
  where: ({ name, role }) => `${WHERE[role]}${name.ref}`,
  list: (names) => {
    const last = names.at(-1);
    const before = names.slice(0, -1).map((name) => name.ref);
    if (!last) return '';
    return before.length > 1 ? `${before.join(', ')}, dan ${last.ref}` : `${before.join('')} dan ${last.ref}`;
  },
  stop: '.',
  capitals: true,
  the: ({ text }) => text,
  counting,
  past: pastText,
  within,
};

/** "naik", "turun", "tidak bergerak". */
export function moves(way: Way): string {
  return way === 'up' ? 'naik' : way === 'down' ? 'turun' : 'tidak bergerak';
}

const SPANS = {
  day: 'hari',
  week: 'minggu',
  month: 'bulan',
  quarter: 'kuartal',
  year: 'tahun',
  season: 'musim',
} as const;

/** "bulan lalu", "pada Agustus", "sebelumnya". */
export function pastText(past: Past | null): string {
  if (!past) return 'sebelumnya';
  if (past.kind === 'month') return `pada ${monthName(past.month, 'id')}`;
  return `${SPANS[past.span]} ${past.kind === 'last' ? 'lalu' : 'sebelumnya'}`;
}

const PERIODS: Readonly<Record<Period, string>> = {
  day: 'hari',
  week: 'minggu',
  month: 'bulan',
  quarter: 'kuartal',
  year: 'tahun',
  hour: 'jam',
  step: 'tahap',
};

/** "hari", "minggu". */
export function periodName(period: Period): string {
  return PERIODS[period];
}

/** A place from 1 as an ordinal: "posisi kedua"; null beyond the tenth. */
export const placeWord = placesNamed([
  'pertama',
  'kedua',
  'ketiga',
  'keempat',
  'kelima',
  'keenam',
  'ketujuh',
  'kedelapan',
  'kesembilan',
  'kesepuluh',
]);

/** "61 poin": the figure with what it counts; Indonesian has one form for one and many. */
export function counting(value: Amount, noun: Noun | null): string {
  return noun ? `${value.ref} ${noun.text}` : value.ref;
}

/** "naik 22%", "turun 9%". */
export function movement(way: Way | null, amount: Pick<Amount, 'ref' | 'size'>): string {
  return way === null || way === 'flat' ? amount.ref : `${moves(way)} ${amount.size}`;
}

/** "dalam tujuh hari"; empty where no window is stated. */
export function within(window: string): string {
  return window === '' ? '' : `dalam ${window}`;
}

/** "timnya": a noun that belongs to what the video is about; names of the payload take no ending. */
export function its(noun: Noun): string {
  return noun.foreign ? `${noun.text}:` : `${noun.text}nya`;
}

import type { Noun } from '../lexicon';
import type { Grammar } from '../phrasebook/phrasebook';
import type { Amount, Name, Past, Period, Time, TimeUnit, Way } from '../phrasebook/slots';
import { placesNamed } from '../place-words';
import { finalSound, josa } from './final-sound.ko';

/** Times stand bare and places with 의; the sentence adds its own particle. */
export const GRAMMAR_KO: Grammar = {
  at: timeName,
  where: ({ name }) => `${name.ref}의`,
  list: (names) => {
    const [first, second] = names;
    if (names.length === 2 && first && second) return `${first.ref}${josa(first.raw, '과', '와')} ${second.ref}`;
    return names.map(({ ref }) => ref).join(', ');
  },
  stop: '.',
  capitals: false,
  the: ({ text }) => text,
  counting,
  past: pastText,
  final: (spoken) => finalSound(spoken) ?? 'vowel',
  within,
};

function timeName({ ref, raw, unit }: { ref: string; raw: string; unit: TimeUnit }): string {
  return unit === 'year' && /^\d+$/.test(raw) ? `${ref}년` : ref;
}

/** A reference in the place of a noun: nobody can tell how it ends, so a comma stands for its particle. */
function isReference(text: string): boolean {
  return text.startsWith('{{');
}

/** "매출은", "금리는". */
export function topic(noun: Noun): string {
  return isReference(noun.text) ? `${noun.text},` : `${noun.text}${josa(noun.text, '은', '는')}`;
}

/** "매출이", "금리가". */
export function subject(noun: Noun): string {
  return isReference(noun.text) ? `${noun.text},` : `${noun.text}${josa(noun.text, '이', '가')}`;
}

/** A name with 은 or 는. */
export function nameTopic({ ref, raw }: Name): string {
  return `${ref}${josa(raw, '은', '는')}`;
}

/** A name with 이 or 가. */
export function nameSubject({ ref, raw }: Name): string {
  return `${ref}${josa(raw, '이', '가')}`;
}

/** A name with 을 or 를. */
export function nameObject({ ref, raw }: Name): string {
  return `${ref}${josa(raw, '을', '를')}`;
}

/** A time with 은 or 는: "토요일은". */
export function timeTopic({ at, raw }: Time): string {
  return `${at}${josa(/^\d+$/.test(raw) ? '년' : raw, '은', '는')}`;
}

/** A figure with 을 or 를, 이 or 가, 으로 or 로 by what the voice says. */
export function figureWith(value: Amount, closed: string, open: string): string {
  return `${value.ref}${josa(value.spoken, closed, open)}`;
}

/** "방문객 341명", "61점", "402". */
export function counting(value: Amount, noun: Noun | null): string {
  if (!noun) return value.ref;
  return noun.forms?.['alone'] ? many(value, noun) : `${noun.text} ${many(value, noun)}`;
}

/** A figure with its counter alone: "402개". */
export function many(value: Amount, noun: Noun | null): string {
  return `${value.ref}${noun?.counter ?? ''}`;
}

/** The forms of a movement: "늘었습니다", "늘어", "증가". */
export interface Movement {
  past: string;
  te: string;
  noun: string;
}

const FLAT: Movement = { past: '그대로입니다', te: '그대로', noun: '제자리' };
const AMOUNTS: Readonly<Record<Way, Movement>> = {
  up: { past: '늘었습니다', te: '늘어', noun: '증가' },
  down: { past: '줄었습니다', te: '줄어', noun: '감소' },
  flat: FLAT,
};
const LEVELS: Readonly<Record<Way, Movement>> = {
  up: { past: '올랐습니다', te: '올라', noun: '상승' },
  down: { past: '내렸습니다', te: '내려', noun: '하락' },
  flat: FLAT,
};
const LEVEL = /(률|율|가격|금리|이율|가|기온|온도|가치|총액|점수|순위|평점|평가액|수준|습도|속도|지수|요금)$/u;

/** How a thing moves: amounts grow (늘다), rates, prices and names of the payload rise (오르다). */
export function moves(what: Noun | null, way: Way): Movement {
  return (what === null || what.foreign || LEVEL.test(what.text) ? LEVELS : AMOUNTS)[way];
}

/** "7일 새"; empty where no window is stated. */
export function within(window: string): string {
  return window === '' ? '' : `${window} 새`;
}

const LAST: Readonly<Record<Extract<Past, { span: unknown }>['span'], string>> = {
  day: '전날',
  week: '지난주',
  month: '지난달',
  quarter: '지난 분기',
  year: '지난해',
  season: '지난 시즌',
};
const EARLIER: typeof LAST = {
  day: '전날',
  week: '전주',
  month: '전월',
  quarter: '전 분기',
  year: '전년',
  season: '전 시즌',
};

/** "지난달", "전년", "이전". */
function pastText(past: Past | null): string {
  if (!past || past.kind === 'month') return '이전';
  return (past.kind === 'last' ? LAST : EARLIER)[past.span];
}

const PERIODS: Readonly<Record<Period, string>> = {
  day: '날',
  week: '주',
  month: '달',
  quarter: '분기',
  year: '해',
  hour: '시간대',
  step: '구간',
};

export function periodName(period: Period): string {
  return PERIODS[period];
}

const EVERY: Readonly<Record<Period, string>> = {
  day: '날마다',
  week: '매주',
  month: '달마다',
  quarter: '분기마다',
  year: '해마다',
  hour: '시간마다',
  step: '구간마다',
};

/** "해마다". */
export function every(period: Period): string {
  return EVERY[period];
}

/** A movement of a row: "22% 상승", or the figure as it is. */
export function movement(way: Way | null, sum: { ref: string; size: string }): string {
  if (way === null || way === 'flat') return sum.ref;
  return `${sum.size} ${way === 'up' ? '상승' : '하락'}`;
}

/** A place in words, up to the fifth. */
export const placeWord = placesNamed(['선두', '두 번째', '세 번째', '네 번째', '다섯 번째']);

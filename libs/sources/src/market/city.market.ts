import { BadRequestError } from '@app/platform';
import { z } from 'zod';
import type { MarketConfig } from '../sources.config';
import { FRESH_MS, type MarketData, type MarketFacts, type MarketGuess } from './market-data';
import { UnknownMarketError } from './market.errors';
import { figure, soundRows, text, told } from './market-fields';
import { MarketHttp } from './market.http';
import { fold, type MarketText } from './market-text';
import { QUERY_WORDS } from './query-words';

const placeSchema = z.object({
  name: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
  country: text,
  country_code: text,
  admin1: text,
});
const placesSchema = z.object({ results: z.array(z.unknown()).nullish() });
const column = z.array(figure).nullish().catch(null);
const times = z.array(text).nullish().catch(null);
const units = z.record(z.string(), z.unknown()).nullish().catch(null);
const forecastSchema = z.object({
  utc_offset_seconds: figure,
  current_units: units,
  current: z
    .object({
      time: text,
      temperature_2m: figure,
      relative_humidity_2m: figure,
      wind_speed_10m: figure,
    })
    .nullish()
    .catch(null),
  daily_units: units,
  daily: z.object({
    time: z.array(z.iso.date()),
    temperature_2m_max: column,
    temperature_2m_min: column,
    precipitation_sum: column,
    precipitation_probability_max: column,
    sunrise: times,
    sunset: times,
  }),
});

type Place = z.infer<typeof placeSchema>;
type Forecast = z.infer<typeof forecastSchema>;

const CURRENT = 'temperature_2m,relative_humidity_2m,wind_speed_10m';
const DAILY = 'temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,sunrise,sunset';
/** The names of our fields state these. */
const UNITS: Readonly<Record<string, string>> = {
  temperature_2m: '°C',
  wind_speed_10m: 'km/h',
  temperature_2m_max: '°C',
  precipitation_sum: 'mm',
};
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\s.,'’-]{1,79}$/u;

/** The weather of a city now and for seven days, from Open-Meteo. */
export class CityMarket implements MarketData {
  readonly freshMs = FRESH_MS.news;
  private readonly places: MarketHttp;
  private readonly forecasts: MarketHttp;

  constructor(private readonly config: Pick<MarketConfig, 'openMeteo' | 'openMeteoGeocoding' | 'openMeteoKey'>) {
    this.places = new MarketHttp({ name: 'Open-Meteo', baseUrl: config.openMeteoGeocoding, perMinute: 300 });
    this.forecasts = new MarketHttp({ name: 'Open-Meteo', baseUrl: config.openMeteo, perMinute: 300 });
  }

  suits(query: MarketText): MarketGuess | null {
    const argument = query.without([...QUERY_WORDS.weather, ...QUERY_WORDS.top]);
    if (!NAME.test(argument)) return null;
    if (query.has(QUERY_WORDS.weather)) return { argument, certainty: 0.95 };
    return query.words.length <= 4 ? { argument, certainty: 0.3, exact: true } : null;
  }

  async read(argument: string, signal: AbortSignal, exact = false): Promise<MarketFacts> {
    const wanted = argument.trim();
    if (!NAME.test(wanted)) throw new BadRequestError([{ path: 'city', message: 'must be the name of a city' }]);
    const place = await this.find(wanted, signal, exact);
    const { latitude, longitude } = place;
    const key = this.config.openMeteoKey === undefined ? '' : `&apikey=${encodeURIComponent(this.config.openMeteoKey)}`;
    const where = `latitude=${latitude}&longitude=${longitude}`;
    const path = `/v1/forecast?${where}&current=${CURRENT}&daily=${DAILY}&forecast_days=7&timezone=auto${key}`;
    const { data } = forecastSchema.safeParse(await this.forecasts.get(path, signal));
    if (!data || !hasOurUnits(data)) throw this.forecasts.strange();
    return factsOf(place, data);
  }

  /** `Portland, Oregon` names its region behind a comma. */
  private async find(wanted: string, signal: AbortSignal, exact: boolean): Promise<Place> {
    const [name = '', ...regions] = wanted.split(',').map((part) => part.trim());
    const path = `/v1/search?name=${encodeURIComponent(name)}&count=10&language=en&format=json`;
    const answer = await this.places.get(path, signal);
    const { data } = placesSchema.safeParse(answer ?? {});
    if (!data) throw this.places.strange();
    const region = fold(regions.at(-1) ?? '');
    const place = soundRows(placeSchema, data.results ?? []).find(
      (found) =>
        (!exact || fold(found.name) === fold(name)) &&
        (region === '' ||
          [found.country, found.country_code, found.admin1].some((part) => part !== null && fold(part) === region)),
    );
    if (!place) throw new UnknownMarketError('Open-Meteo', `place called ${wanted}`);
    return place;
  }
}

function factsOf(place: Place, { current, daily, utc_offset_seconds: offset }: Forecast): MarketFacts {
  const days = daily.time.map((day, index) =>
    told({
      day,
      maxTempC: daily.temperature_2m_max?.[index],
      minTempC: daily.temperature_2m_min?.[index],
      precipitationMm: daily.precipitation_sum?.[index],
      rainChancePct: daily.precipitation_probability_max?.[index],
    }),
  );
  return {
    title: `Weather in ${place.name}`,
    url: null,
    stills: [],
    itemCount: days.length,
    data: told({
      city: place.name,
      country: place.country === place.name ? null : place.country,
      now:
        current &&
        told({
          tempC: current.temperature_2m,
          windKph: current.wind_speed_10m,
          humidityPct: current.relative_humidity_2m,
        }),
      week: days,
      sunrise: clockOf(daily.sunrise?.[0]),
      sunset: clockOf(daily.sunset?.[0]),
      asOf: current?.time ? `${current.time}:00${offsetText(offset ?? 0)}` : daily.time[0],
      source: 'Open-Meteo',
    }),
  };
}

/** Answers in other units than the names of our fields say would be other figures. */
function hasOurUnits({ current_units: now, daily_units: daily }: Forecast): boolean {
  return Object.entries({ ...now, ...daily }).every(
    ([name, unit]) => UNITS[name] === undefined || UNITS[name] === unit,
  );
}

/** `2026-11-21T07:21` gives `07:21`. */
function clockOf(time: string | null | undefined): string | null {
  return time ? (/T(\d\d:\d\d)/.exec(time)?.[1] ?? null) : null;
}

/** Seconds east of UTC as `+01:00`. */
function offsetText(seconds: number): string {
  const minutes = Math.abs(Math.trunc(seconds / 60));
  const part = (value: number): string => String(value).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${part(Math.trunc(minutes / 60))}:${part(minutes % 60)}`;
}

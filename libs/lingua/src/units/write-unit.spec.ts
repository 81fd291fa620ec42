import type { LanguageCode } from '../language-code';
import { unitById } from './unit-id';
import { unitName, writeUnit } from './write-unit';

function written(count: number, digits: string, id: string, language: LanguageCode, said = digits): string {
  const unit = unitById(id);
  if (unit === null) return 'none';
  const { display, spoken } = writeUnit(count, { display: digits, spoken: said }, unit, language);
  return `${display} | ${spoken}`.replaceAll('\u00a0', ' ');
}

describe('writeUnit', () => {
  it.each<[LanguageCode, number, string, string, string]>([
    ['en', 6.4, '6.4', 'liter-per-100-kilometer', '6.4 L/100 km | 6.4 liters per 100 kilometers'],
    ['de', 6.4, '6,4', 'liter-per-100-kilometer', '6,4 L/100 km | 6,4 Liter pro 100 Kilometer'],
    ['de', 12, '12', 'kilometer-per-hour', '12 km/h | 12 Kilometer pro Stunde'],
    ['de', 1, '1', 'kilometer', '1 km | ein Kilometer'],
    ['de', 1, '1', 'megawatt-hour', '1 MWh | eine Megawattstunde'],
    ['fr', 2, '2', 'kilometer-per-hour', '2 km/h | 2 kilomètres par heure'],
    ['fr', 1, '1', 'hour', '1 h | une heure'],
    ['es', 3, '3', 'gigawatt-hour', '3 GWh | 3 gigavatios hora'],
    ['es', 5, '5', 'square-decimeter', '5 dm² | 5 decímetros cuadrados'],
    ['it', 4, '4', 'cubic-meter-per-second', '4 m³/s | 4 metri cubi al secondo'],
    ['pt', 2, '2', 'milligram-per-liter', '2 mg/l | 2 miligramas por litro'],
    ['tr', 120, '120', 'kilometer-per-hour', '120 km/sa | saatte 120 kilometre'],
    ['tr', 12, '12', 'percent', '%12 | yüzde 12'],
    ['id', 12, '12', 'kilometer-per-hour', '12 km/jam | 12 kilometer per jam'],
    ['ko', 12, '12', 'kilometer-per-hour', '12km/h | 시속 12 킬로미터'],
    ['ko', 3, '3', 'tonne', '3톤 | 3 톤'],
    ['zh', 12, '12', 'kilometer-per-hour', '12公里/小时 | 每小时12公里'],
    ['zh', 6.4, '6.4', 'liter-per-100-kilometer', '6.4 L/100km | 每百公里6.4升'],
    ['zh', 8, '8', 'milligram-per-liter', '8毫克/升 | 每升8毫克'],
    ['hi', 2, '2', 'gigawatt-hour', '2 GWh | 2 गीगावाट घंटा'],
    ['ar', 1, '1', 'gram', '1 غرام | 1 غرام'],
    ['es', 1, '1', 'per-100000', '1 por cada 100.000 | 1 por cada 100.000'],
    ['ar', 3, '3', 'day', '3 أيام | 3 أَيّام'],
    ['en', 12, '12', 'per-100000', '12 per 100,000 | 12 per 100,000'],
    ['de', 12, '12', 'per-100000', '12 je 100.000 | 12 je 100.000'],
    ['de', 0.49, '0,49 €', 'EUR-per-kilowatt-hour', '0,49 €/kWh | 0,49 € pro Kilowattstunde'],
  ])('writes a unit in its language: %s %d', (language, count, digits, id, expected) => {
    expect(written(count, digits, id, language)).toBe(expected);
  });

  it('puts money over a unit as it was said', () => {
    expect(written(0.49, '0,49 €', 'EUR-per-kilowatt-hour', 'de', '49 Cent')).toBe(
      '0,49 €/kWh | 49 Cent pro Kilowattstunde',
    );
  });

  it('sounds Japanese counters together with their number', () => {
    expect(written(1, '1', 'minute', 'ja', 'イチ')).toBe('1分 | イップン');
    expect(written(4, '4', 'hour', 'ja', 'ヨン')).toBe('4時間 | ヨジカン');
    expect(written(80, '80', 'kilometer-per-hour', 'ja', 'ハチジュウ')).toBe('80km/h | ジソクハチジュウキロメートル');
  });

  it('joins a name to a scale word as Romance languages do', () => {
    expect(written(1_200_000, '1,2 M', 'kilometer', 'es', '1,2 millones')).toBe(
      '1,2 M km | 1,2 millones de kilómetros',
    );
    expect(written(3_000_000, '3 M', 'hectare', 'fr', '3 millions')).toBe('3 M ha | 3 millions d’hectares');
    expect(written(3_000_000, '3 Mio.', 'tonne', 'de', '3 Millionen')).toBe('3 Mio. t | 3 Millionen Tonnen');
  });

  it('takes the plural of the digits that are written', () => {
    expect(written(1, '1.0', 'kilometer', 'en')).toBe('1.0 km | 1.0 kilometers');
    expect(written(1, '1', 'kilometer', 'en')).toBe('1 km | 1 kilometer');
    expect(written(2, '2', 'hour', 'ar')).toBe('2 ساعة | ساعَتان');
  });
});

describe('unitName', () => {
  it('names a unit alone', () => {
    const name = (id: string, language: LanguageCode, form: 'display' | 'spoken', count?: number): string => {
      const unit = unitById(id);
      return unit === null ? 'none' : unitName(unit, language, { form, ...(count === undefined ? {} : { count }) });
    };
    expect(name('kilometer-per-hour', 'de', 'spoken')).toBe('Kilometer pro Stunde');
    expect(name('tonne', 'de', 'spoken', 1)).toBe('Tonne');
    expect(name('tonne', 'de', 'spoken', 2)).toBe('Tonnen');
    expect(name('EUR-per-kilowatt-hour', 'de', 'display')).toBe('€/kWh');
    expect(name('EUR-per-kilowatt-hour', 'en', 'spoken')).toBe('euros per kilowatt-hour');
    expect(name('milliliter-per-kilogram-minute', 'en', 'display')).toBe('mL/kg/min');
  });
});

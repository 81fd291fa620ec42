import type { LanguageCode } from '../language-code';
import { readUnit } from './read-unit';

/** The likeliest reading, as id, currency and scale. */
const first = (text: string, language?: LanguageCode): string => {
  const [reading] = readUnit(text, language);
  if (reading === undefined) return 'none';
  const scale = reading.scale === 1 ? '' : ` x ${reading.scale}`;
  return `${reading.unit?.id ?? reading.currency ?? 'scale'}${scale}`;
};

describe('readUnit', () => {
  it.each([
    [
      'liter-per-100-kilometer',
      ['l/100 km', 'l/100km', 'L/100 km', 'L / 100km', 'litres per 100 km', 'liters per 100 kilometers', '(l/100 km)'],
    ],
    [
      'kilowatt-hour-per-100-kilometer',
      ['kWh/100km', 'kWh/100 km', 'kwh per 100 km', 'kilowatt-hours per 100 kilometers'],
    ],
    ['square-meter', ['m²', 'm2', 'm^2', 'sq m', 'sqm', 'qm', '㎡', 'square metres', 'square meters', 'sq. m']],
    [
      'kilometer-per-hour',
      ['km/h', 'kmh', 'kph', 'km/hr', 'km per hour', 'kilometers an hour', 'kilometres per hour', 'KM/H'],
    ],
    ['celsius', ['°C', '℃', '° C', 'deg C', 'celsius', 'degrees Celsius', 'C']],
    [
      'microgram-per-cubic-meter',
      ['µg/m³', 'μg/m³', 'ug/m3', 'µg/m^3', 'ug m-3', 'µg m⁻³', 'micrograms per cubic metre'],
    ],
    ['megawatt', ['MW', 'megawatts', 'Megawatt', 'mw']],
    ['kilowatt-hour', ['kWh', 'KWH', 'kwh', 'kW h', 'kW·h', 'kilowatt hours', 'kilowatt-hour']],
    ['mile-per-hour', ['mph', 'mi/h', 'miles per hour', 'miles/hour', 'MPH']],
    ['milliliter-per-kilogram-minute', ['ml/kg/min', 'mL/kg/min', 'ml per kg per min', 'mL·kg-1·min-1', 'ml/(kg·min)']],
    ['percentage-point', ['pp', 'percentage points', 'percentage point']],
    ['permyriad', ['bps', 'bp', 'basis points']],
    ['megatonne-co2e', ['MtCO2e', 'Mt CO2e', 'Mt CO₂e', 'MtCO2eq']],
    ['millimeter-ofhg', ['mmHg', 'mm Hg']],
    ['per-100000', ['per 100,000', 'per 100000', 'per 100k', '/100,000']],
    ['pound-force-per-square-inch', ['psi', 'pounds per square inch']],
  ])('reads %s in every spelling', (id, spellings) => {
    expect(spellings.map((text) => `${text}: ${first(text)}`)).toEqual(spellings.map((text) => `${text}: ${id}`));
  });

  it.each([
    ['W/(m²·K)', 'watt-per-square-meter-kelvin'],
    ['kg/(m·s²)', 'kilogram-per-meter-square-second'],
    ['µS/cm', 'microsiemens-per-centimeter'],
    ['IU/l', 'international-unit-per-liter'],
    ['Wh/kg', 'watt-hour-per-kilogram'],
    ['mSv/h', 'millisievert-per-hour'],
    ['kcal/100 g', 'kilocalorie-per-100-gram'],
    ['CFU/100 ml', 'colony-forming-unit-per-100-milliliter'],
    ['gal/min', 'gallon-per-minute'],
    ['gCO2/km', 'gram-per-kilometer'],
    ['per 1,000 people', 'per-1000-person'],
    ['tonnes per capita', 'tonne-per-person'],
    ['MMBtu', 'megabritish-thermal-unit'],
    ['N·m', 'newton-meter'],
    ['Nm', 'newton-meter'],
  ])('puts %s together from its parts', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it('takes capitals at their word, and guesses only without them', () => {
    expect(['mW', 'MW', 'mb', 'Mb', 'MB', 'Mbps', 'MBps', 'kN', 'kn', 'm', 'M'].map((text) => first(text))).toEqual([
      'milliwatt',
      'megawatt',
      'megabyte',
      'megabit',
      'megabyte',
      'megabit-per-second',
      'megabyte-per-second',
      'kilonewton',
      'knot',
      'meter',
      'scale x 1000000',
    ]);
  });

  it('lists every unit of a spelling that several share', () => {
    const ids = (text: string): unknown[] => readUnit(text).map(({ unit, scale }) => unit?.id ?? scale);
    expect(ids('m')).toEqual(['meter', 'minute', 'month', 1e6]);
    expect(ids('t')).toEqual(expect.arrayContaining(['tonne', 1e12]));
    expect(ids('bps')).toEqual(['permyriad', 'bit-per-second']);
    expect(ids('°')).toEqual(expect.arrayContaining(['generic', 'degree']));
  });

  it.each<[string, string, LanguageCode | undefined]>([
    ['€/kWh', 'EUR-per-kilowatt-hour', undefined],
    ['EUR per MWh', 'EUR-per-megawatt-hour', undefined],
    ['ct/kWh', 'EUR-per-kilowatt-hour x 0.01', undefined],
    ['Cent pro Kilowattstunde', 'EUR-per-kilowatt-hour x 0.01', 'de'],
    ['USD/t', 'USD-per-tonne', undefined],
    ['$/bbl', 'USD-per-barrel', undefined],
    ['Euro je Quadratmeter', 'EUR-per-square-meter', 'de'],
    ['€ le litre', 'EUR-per-liter', 'fr'],
    ['円/kWh', 'JPY-per-kilowatt-hour', 'ja'],
    ['元/吨', 'CNY-per-tonne', 'zh'],
    ['Mio. t', 'tonne x 1000000', undefined],
    ['thousand tonnes', 'tonne x 1000', undefined],
    ["'000 t", 'tonne x 1000', undefined],
    ['1000 m³', 'cubic-meter x 1000', undefined],
    ['million barrels per day', 'barrel-per-day x 1000000', undefined],
    ['Millionen Tonnen', 'tonne x 1000000', 'de'],
    ['milliers de tonnes', 'tonne x 1000', 'fr'],
    ['百万トン', 'tonne x 1000000', 'ja'],
    ['万吨', 'tonne x 10000', 'zh'],
    ['만 톤', 'tonne x 10000', 'ko'],
    ['€m', 'EUR x 1000000', undefined],
    ['USD bn', 'USD x 1000000000', undefined],
    ['millions of dollars', 'USD x 1000000', undefined],
    ['億円', 'JPY x 100000000', 'ja'],
    ['करोड़ रुपये', 'INR x 10000000', 'hi'],
  ])('reads %s as %s', (text, reading, language) => {
    expect(first(text, language)).toBe(reading);
  });

  it('reads nothing from a figure with its unit: that is a value', () => {
    expect(['24h', '100 km', '7 days', '12', '1,000'].map((text) => readUnit(text))).toEqual([[], [], [], [], []]);
  });

  const ordinary: ReadonlyArray<[LanguageCode, string]> = [
    [
      'en',
      'name title status team player coach season league stadium city country region street address email phone customer order product ' +
        'category brand supplier warehouse delivery revenue profit margin budget forecast target actual variance growth change increase ' +
        'decrease average median highest lowest total share votes turnout party candidate seats majority patients treatment placebo ' +
        'survival exposure nitrate lead arsenic temperature humidity wind pressure rainfall snow forecast cloud sunrise album artist ' +
        'genre viewers episode network channel subscriber follower engagement clicks bounce session device browser version release bug',
    ],
    [
      'de',
      'Name Titel Mannschaft Spieler Trainer Saison Liga Stadt Land Gebiet Straße Kunde Auftrag Produkt Lieferant Lager Umsatz Gewinn ' +
        'Haushalt Ziel Wachstum Anteil Stimmen Wahlbeteiligung Kandidat Sitze Mehrheit Patienten Behandlung Nitrat Wetter Feuchte Druck ' +
        'Niederschlag Wolken Album Künstler Zuschauer Folge Sender Beginn Ende Ort Quelle Verspätung Abfahrt Ankunft Gleis Zug Besucher',
    ],
    [
      'es',
      'nombre equipo jugador entrenador temporada liga ciudad región calle cliente pedido producto proveedor almacén ingresos ganancia ' +
        'presupuesto objetivo crecimiento cuota votos participación candidato escaños mayoría pacientes tratamiento nitrato tiempo humedad ' +
        'lluvia nubes artista espectadores episodio cadena inicio fin lugar fuente retraso salida llegada andén tren visitantes empresa',
    ],
  ];

  it.each(ordinary)('reads no unit from the ordinary words of keys (%s)', (language, words) => {
    const read = words.split(' ').filter((word) => readUnit(word, language).some(({ unit }) => unit !== null));
    expect(read).toEqual([]);
  });

  it('answers hostile texts at once', () => {
    const started = performance.now();
    const texts = ['/', 'm*', 'per ', '每', 'マイ', 'm ', 'kg m s ', 'square ', 'kilo', '당', '1,'];
    for (const text of texts) for (const times of [5, 20, 80, 2_000_000]) readUnit(text.repeat(times), 'de');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

import { splitName } from '../names/split-name';
import type { LanguageCode } from '../language-code';
import { findUnits } from './find-units';

/** Each span as its words and its likeliest reading; a question mark where it is unsure. */
function found(key: string, language?: LanguageCode): string[] {
  const tokens = splitName(key);
  return findUnits(tokens, language).map(({ from, to, readings, isSure }) => {
    const words = tokens.slice(from, to).map(({ text }) => text);
    const [best] = readings;
    const scale = best === undefined || best.scale === 1 ? '' : ` x ${best.scale}`;
    return `${words.join(' ')} = ${best?.unit?.id ?? best?.currency ?? 'scale'}${scale}${isSure ? '' : '?'}`;
  });
}

describe('findUnits', () => {
  it.each([
    ['leakage_Ml_per_d', 'Ml per d = megaliter-per-day'],
    ['dose_ml_per_d', 'ml per d = milliliter-per-day'],
    ['volumeMl', 'Ml = milliliter'],
    ['yield_q_ha', 'q ha = quintal-per-hectare'],
    ['nitrateMgL', 'Mg L = milligram-per-liter'],
    ['nitrate_mg_l', 'mg l = milligram-per-liter'],
    ['energyDeliveredGWh', 'GWh = gigawatt-hour'],
    ['pricePerKwhEur', 'Per Kwh Eur = EUR-per-kilowatt-hour'],
    ['eurPerMwh', 'eur Per Mwh = EUR-per-megawatt-hour'],
    ['price_eur_kg', 'eur kg = EUR-per-kilogram'],
    ['rent_eur_m2', 'eur m2 = EUR-per-square-meter'],
    ['co2_g_km', 'g km = gram-per-kilometer'],
    ['pm25_ug_m3', 'ug m3 = microgram-per-cubic-meter'],
    ['vo2max_ml_kg_min', 'ml kg min = milliliter-per-kilogram-minute'],
    ['wind_m_s', 'm s = meter-per-second'],
    ['speedKmh', 'Kmh = kilometer-per-hour'],
    ['speed [km/h]', 'km h = kilometer-per-hour'],
    ['heartRateBpm', 'Bpm = beat-per-minute'],
    ['durationMs', 'Ms = millisecond'],
    ['fuel_l_100km', 'l 100km = liter-per-100-kilometer'],
    ['Verbrauch (l/100 km)', 'l 100 km = liter-per-100-kilometer'],
    ['kWhPer100Km', 'kWh Per 100 Km = kilowatt-hour-per-100-kilometer'],
    ['deaths_per_100k', 'per 100k = per-100000'],
    ['ecoliPer100ml', 'Per 100ml = per-100-milliliter'],
    ['bagsMishandledPer1000', 'Per 1000 = per-1000'],
    ['area_km2', 'km2 = square-kilometer'],
    ['flow_m3_s', 'm3 s = cubic-meter-per-second'],
    ['emissionsMtCO2e', 'MtCO2e = megatonne-co2e'],
    ['bloodPressure_mmHg', 'mmHg = millimeter-ofhg'],
    ['litresPerDay', 'litres Per Day = liter-per-day'],
    ['marketCapUsdBn', 'Usd Bn = USD x 1000000000'],
    ['turnover_mio_eur', 'mio eur = EUR x 1000000'],
    ['waterTempCelsius', 'Celsius = celsius'],
    ['interestRatePct', 'Pct = percent'],
    ['co2Ppm', 'Ppm = part-per-1e6'],
    ['gasGwei24hAgo', 'Gwei = gwei'],
    ['powerMW', 'MW = megawatt'],
    ['storage_gb', 'gb = gigabyte'],
    ['rainMm', 'Mm = millimeter'],
    ['rainfall_mm_24h', 'mm = millimeter'],
    ['pace_min_km', 'min km = minute-per-kilometer'],
    ['tariff_ct_kwh', 'ct kwh = EUR-per-kilowatt-hour x 0.01'],
    ['intensity_gco2_kwh', 'gco 2 kwh = gram-per-kilowatt-hour'],
    ['rate_per_100_000', 'per 100 000 = per-100000'],
    ['water_l_per_capita_day', 'l per capita day = liter-per-person-day'],
    ['price_sqm_eur', 'sqm eur = EUR-per-square-meter'],
    ['brent_usd_bbl', 'usd bbl = USD-per-barrel'],
    ['conductivity_us_cm', 'us cm = microsiemens-per-centimeter'],
    ['weight_lbs', 'lbs = pound'],
    ['avg_wait_mins', 'mins = minute'],
    ['file_size_kb', 'kb = kilobyte'],
  ])('finds the unit of %s', (key, span) => {
    expect(found(key)).toEqual([span]);
  });

  it.each([
    ['tempC', 'C = celsius?'],
    ['temp_f', 'f = fahrenheit?'],
    ['medianWaitMin', 'Min = minute?'],
    ['peakHour', 'Hour = hour?'],
    ['matchDay', 'Day = day?'],
    ['lengthFt', 'Ft = foot?'],
    ['pointsPerGame', 'points = point?'],
    ['minTemp', 'min = minute?'],
    ['mlModel', 'ml = milliliter?'],
    ['pressure_mb', 'mb = megabyte?'],
    ['torque_nm', 'nm = nanometer?'],
    ['dl_7d', 'dl = deciliter?'],
  ])('is unsure of %s, which may mean another thing', (key, span) => {
    expect(found(key)).toEqual([span]);
  });

  it.each([
    ['duracionDias', 'Dias = day?'],
    ['días', 'días = day?'],
    ['dauerStunden', 'Stunden = hour?'],
    ['Liefertage Tage', 'Tage = day?'],
    ['duree_heures', 'heures = hour?'],
    ['horas', 'horas = hour?'],
    ['durataGiorni', 'Giorni = day?'],
    ['süre_gün', 'gün = day?'],
    ['sure_saat', 'saat = hour?'],
    ['待ち（分）', '分 = minute?'],
    ['時間', '時間 = hour?'],
    ['日', '日 = day?'],
    ['시간', '시간 = hour?'],
    ['अवधि दिन', 'दिन = day?'],
    ['المدة ساعات', 'ساعات = hour?'],
    ['linea_metro', 'metro = meter?'],
    ['distanciaKilometros', 'Kilometros = kilometer'],
    ['liter_pro_tag', 'liter pro tag = liter-per-day'],
    ['horas por día', 'horas por día = hour-per-day'],
    ['vitesse metres par seconde', 'metres par seconde = meter-per-second'],
  ])('finds the unit of %s without knowing its language', (key, span) => {
    expect(found(key)).toEqual([span]);
  });

  it('finds no unit in English words that are days, hours and watts elsewhere', () => {
    expect(['tags', 'guns', 'gun', 'ore', 'jam', 'vat', 'dia', 'pricePerTag'].flatMap((key) => found(key))).toEqual([]);
  });

  it('offers meters per second as the second reading of "ms"', () => {
    const ids = (key: string) => findUnits(splitName(key))[0]?.readings.map(({ unit }) => unit?.id);
    expect(ids('windMs')).toEqual(['millisecond', 'meter-per-second', 'millisiemens']);
    expect(ids('wind_ms')?.slice(0, 2)).toEqual(['millisecond', 'meter-per-second']);
    expect(ids('conductivity_mS')?.[0]).toBe('millisiemens');
  });

  it('reads "mn" as millions before it guesses at newtons', () => {
    const [span] = findUnits(splitName('revenue_mn'));
    expect(span?.readings.map(({ unit, scale }) => unit?.id ?? scale)).toEqual([1e6, 'millinewton', 'meganewton']);
    expect(found('loadMN')).toEqual(['MN = scale x 1000000?']);
    expect(found('coil_mh')).toEqual(['mh = millihenry?']);
  });

  it.each([
    ['面積㎡', '㎡ = square-meter'],
    ['weight㎏', '㎏ = kilogram'],
    ['気温℃', '℃ = celsius'],
    ['distance (㎞)', '㎞ = kilometer'],
  ])('finds the sign that is a whole unit in %s', (key, span) => {
    expect(found(key)).toEqual([span]);
  });

  it.each(['repairs_n', 'days_in_month', 'tonnes_to_landfill', 'light_min', 'ALL', 'revenue ALL'])(
    'makes no ratio, force or money of words that stand beside one another: %s',
    (name) => {
      const sure = findUnits(splitName(name)).filter(({ isSure }) => isSure);
      expect(
        sure.flatMap(({ readings }) => readings.map(({ unit, currency }) => unit?.denominator.length ?? currency)),
      ).toEqual(sure.map(() => 0));
    },
  );

  it('finds no unit in a window: it says when, not what', () => {
    expect(['volume24h', 'last7Days', 'change_30_d', 'return_12_months'].flatMap((key) => found(key))).toEqual([]);
  });

  it('finds no unit in the numbers of substances and particles', () => {
    expect(['pm10', 'pm2_5', 'pm25', 'co2', 'no2'].flatMap((key) => found(key))).toEqual([]);
  });

  it('finds units by their names in the language of the key', () => {
    expect(found('Verbrauch in Kilowattstunden', 'de')).toEqual(['Kilowattstunden = kilowatt-hour']);
    expect(found('consumo en kilovatios hora', 'es')).toEqual(['kilovatios hora = kilowatt-hour']);
    expect(found('prezzo al litro', 'it')).toEqual(['al litro = per-liter']);
    expect(found('prix au m²', 'fr')).toEqual(['au m² = per-square-meter']);
    expect(found('売上高（億円）', 'ja')).toEqual(['億円 = JPY x 100000000']);
    expect(found('产量（万吨）', 'zh')).toEqual(['万吨 = tonne x 10000']);
    expect(found('السرعة (كم/س)', 'ar')).toEqual(['كم س = kilometer-per-hour']);
    expect(found('prix par litre', 'fr')).toEqual(['par litre = per-liter']);
  });

  it('takes time in the length of the name', () => {
    const tokens = splitName('per_kwh_m_s_'.repeat(100_000));
    const started = performance.now();
    findUnits(tokens, 'de');
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

import { splitName } from './split-name';

const words = (name: string, known?: readonly string[]): string =>
  splitName(name, known && new Set(known))
    .map(({ text }) => text)
    .join(' ');

describe('the words of a name', () => {
  it.each(['revenueLastYear', 'RevenueLastYear', 'revenue_last_year', 'REVENUE_LAST_YEAR', 'revenue-last-year'])(
    'are the same in every case style: %s',
    (name) => {
      expect(splitName(name).map(({ lower }) => lower)).toEqual(['revenue', 'last', 'year']);
    },
  );

  it.each([
    ['revenue.last.year', 'revenue last year'],
    ['Umsatz Q3 (Mio. €)', 'Umsatz Q3 Mio €'],
    ['q3-tgt (k$)', 'q3 tgt k $'],
    ['Δ wk/wk', 'Δ wk wk'],
    ['err%', 'err %'],
    ['°C', '° C'],
    ['#1 song', '# 1 song'],
    ['avg_resp_ms_prev', 'avg resp ms prev'],
    ['面積㎡', '面積 ㎡'],
    ["l'année dernière", 'l année dernière'],
    ['PM2.5 (µg/m³)', 'PM2.5 µg m³'],
    ['__v', 'v'],
  ])('are parted by separators, with signs as words: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each([
    ['gasGwei24hAgo', 'gas Gwei 24h Ago'],
    ['views28d', 'views 28d'],
    ['tx24h', 'tx 24h'],
    ['24HAgo', '24H Ago'],
    ['returnOn10yBond', 'return On 10y Bond'],
    ['last7Days', 'last 7 Days'],
    ['agingOver90DaysPct', 'aging Over 90 Days Pct'],
    ['ecoliPer100ml', 'ecoli Per 100ml'],
    ['bagsMishandledPer1000', 'bags Mishandled Per 1000'],
    ['100MWh', '100MWh'],
  ])('keep a number with the short unit behind it: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each([
    ['p95LatencyMs', 'p95 Latency Ms'],
    ['co2AvoidedTonnes', 'co2 Avoided Tonnes'],
    ['co2eTonnes', 'co2e Tonnes'],
    ['pm25_ug_m3', 'pm25 ug m3'],
    ['retentionD30', 'retention D30'],
    ['Q3FY26Revenue', 'Q3 FY26 Revenue'],
    ['2026Q3', '2026 Q3'],
    ['1H26Revenue', '1H26 Revenue'],
    ['3T26', '3T26'],
    ['graduationRatePct2025', 'graduation Rate Pct 2025'],
    ['lengthKm1990', 'length Km 1990'],
    ['revenueFY2027', 'revenue FY2027'],
    ['top10Share', 'top 10 Share'],
  ])('keep one or two letters with the number behind them, but no year: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each([
    ['HTTPServerURL', 'HTTP Server URL'],
    ['USDPrice', 'USD Price'],
    ['nitrateMgL', 'nitrate Mg L'],
    ['teuSameMonthLastYear', 'teu Same Month Last Year'],
    ['isOn', 'is On'],
  ])('part an acronym from the word behind it: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each(['HbA1c', 'MWh', 'GWh', 'kWh', 'mAh', 'dB', 'pH', 'iOS', 'SpO2', 'KPIs', 'eGFR', 'YoY', 'CO2e'])(
    'keep %s whole, by itself and within a name',
    (word) => {
      expect(words(word)).toBe(word);
      expect(words(`total_${word}`)).toBe(`total ${word}`);
    },
  );

  it.each([
    ['generatedMWh', 'generated MWh'],
    ['consumptionkWh', 'consumption kWh'],
    ['patientHbA1cLevel', 'patient HbA1c Level'],
    ['revenueYoYPct', 'revenue YoY Pct'],
  ])('find such words within camel case: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });
});

describe('compounds', () => {
  it.each([
    ['前年同月売上', '前年同月 売上'],
    ['売上_前年', '売上 前年'],
    ['전년매출', '전년 매출'],
    ['전년동월대비매출', '전년동월대비 매출'],
    ['Q3売上', 'Q3 売上'],
    ['1年前売上', '1年前 売上'],
    ['2026年8月売上', '2026年 8月 売上'],
    ['第3四半期売上', '第3四半期 売上'],
  ])('without spaces are split at words of time: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each(['以上年龄', '完全一致', '日本市場', '年龄', '전기차판매'])(
    'without a word of time stay whole: %s',
    (name) => {
      expect(words(name)).toBe(name);
    },
  );

  it('are split at the longest words that the caller knows', () => {
    expect(words('平均客单价')).toBe('平均客单价');
    expect(words('平均客单价', ['平均', '客单价', '单价'])).toBe('平均 客单价');
  });

  it('leave the particle between two words to the gap', () => {
    expect(splitName('前年の売上')).toEqual([
      { text: '前年', lower: '前年', gap: '' },
      { text: '売上', lower: '売上', gap: 'の' },
    ]);
  });

  it.each([
    ['Vorjahresumsatz', 'Vorjahres umsatz'],
    ['Umsatzvorjahr', 'Umsatz vorjahr'],
    ['vormonatswert', 'vormonats wert'],
    ['Umsatzziel', 'Umsatz ziel'],
    ['Nitratgrenzwert', 'Nitrat grenzwert'],
  ])('in German are split at periods and roles: %s', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each(['Vorjahresmonat', 'Vorjahr', 'Vorteil', 'Vorname', 'explanation', 'corporate', 'Zielgruppe'])(
    'that are one word stay one: %s',
    (name) => {
      expect(words(name)).toBe(name);
    },
  );

  it('are split at the words of a compounding language that the caller gives', () => {
    const parts = splitName('Kostenbudget', undefined, new Set(['budget'])).map(({ text }) => text);
    expect(parts).toEqual(['Kosten', 'budget']);
  });
});

describe('any name', () => {
  it('is the gaps and the words in their order, with nothing lost', () => {
    for (const name of [
      'gasGwei24hAgo',
      'Umsatz Q3 (Mio. €)',
      '前年の売上',
      '7日間の売上',
      "l'année",
      'Vorjahresumsatz',
    ]) {
      const tokens = splitName(name);
      const rebuilt = tokens.map(({ text, gap }) => gap + text).join('');
      expect(name.startsWith(rebuilt)).toBe(true);
    }
  });

  it('has a lower form in which width and case make no difference', () => {
    expect(splitName('ＡＢＣ_売上').map(({ lower }) => lower)).toEqual(['abc', '売上']);
  });

  it.each(['aB', '_1', '前年', 'Δ', '1.', '('])('of half a megabyte takes time in its length: %s', (part) => {
    const started = performance.now();
    splitName(part.repeat(500_000 / part.length));
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('beyond 256 letters is split at separators alone', () => {
    expect(words(`${'aB'.repeat(200)}_cD`)).toBe(`${'aB'.repeat(200)} cD`);
  });
});

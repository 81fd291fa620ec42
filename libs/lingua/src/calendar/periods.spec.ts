import { LANGUAGE_CODES, type LanguageCode } from '../language-code';
import { splitName } from '../names/split-name';
import { findPeriods, type Period } from './periods';
import { writePeriod } from './write-period';

const STYLES: ReadonlyArray<(words: readonly string[]) => string> = [
  (words) => words.join(' '),
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.join('.'),
  (words) => words.join('_').toUpperCase(),
  (words) => words.map(capital).join(''),
  ([first = '', ...rest]) => first + rest.map(capital).join(''),
];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function periodsOf(name: string, language?: LanguageCode): Period[] {
  return findPeriods(splitName(name), language).map(({ period }) => period);
}

const year = (back: number): Period => ({ kind: 'relative', back, of: 'year' });

/** Ways to say a period: with spaces in languages that have case, by themselves in those that have none. */
const PERIODS: readonly { period: Period; cased: readonly string[]; uncased: readonly string[] }[] = [
  {
    period: year(1),
    cased: [
      'last year',
      'previous year',
      'prior year',
      'prev yr',
      'letztes jahr',
      'vorjahr',
      'année dernière',
      'an dernier',
      'año anterior',
      'ano passado',
      'anno scorso',
      'geçen yıl',
      'tahun lalu',
    ],
    uncased: [
      '前年',
      '昨年',
      '去年',
      '上年',
      '작년',
      '전년',
      '지난해',
      'पिछले साल',
      'पिछला वर्ष',
      'العام الماضي',
      'السنة السابقة',
    ],
  },
  {
    period: { kind: 'relative', back: 1, of: 'month' },
    cased: [
      'last month',
      'prev month',
      'vormonat',
      'letzten monat',
      'mois précédent',
      'mes pasado',
      'mês passado',
      'mese precedente',
      'önceki ay',
      'bulan sebelumnya',
    ],
    uncased: ['先月', '前月', '上月', '上个月', '지난달', '전월', 'पिछले महीने', 'الشهر السابق', 'الشهر الماضي'],
  },
  {
    period: { kind: 'relative', back: 1, of: 'week' },
    cased: [
      'last week',
      'previous week',
      'vorwoche',
      'vorige woche',
      'semaine dernière',
      'semana pasada',
      'semana passada',
      'settimana scorsa',
      'geçen hafta',
      'minggu lalu',
    ],
    uncased: ['先週', '前週', '上周', '지난주', '전주', 'पिछले सप्ताह', 'الأسبوع الماضي'],
  },
  {
    period: { kind: 'relative', back: 1, of: 'quarter' },
    cased: [
      'last quarter',
      'prev quarter',
      'prior qtr',
      'vorquartal',
      'trimestre précédent',
      'trimestre anterior',
      'trimestre scorso',
      'önceki çeyrek',
      'kuartal lalu',
    ],
    uncased: ['前四半期', '上季度', '전분기', 'पिछली तिमाही', 'الربع السابق'],
  },
  {
    period: { kind: 'relative', back: 1, of: 'day' },
    cased: [
      'yesterday',
      'prev day',
      'day before',
      'vortag',
      'gestern',
      'hier',
      'ayer',
      'ontem',
      'ieri',
      'dün',
      'kemarin',
    ],
    uncased: ['前日', '昨日', '昨天', '어제', '전일', 'أمس'],
  },
  {
    period: { kind: 'relative', back: 1, of: 'period' },
    cased: [
      'previous',
      'prev',
      'prior period',
      'vorher',
      'précédent',
      'anterior',
      'precedente',
      'önceki',
      'sebelumnya',
      'previous period',
    ],
    uncased: ['前回', '上期', '이전', 'पिछला', 'السابق', 'الفترة السابقة'],
  },
  {
    period: { kind: 'relative', back: 0, of: 'period' },
    cased: ['current', 'now', 'latest', 'aktuell', 'derzeit', 'actuel', 'attuale', 'atual', 'mevcut', 'saat ini'],
    uncased: ['現在', '当前', '현재', 'वर्तमान', 'الحالي'],
  },
  {
    period: { kind: 'relative', back: 0, of: 'month' },
    cased: [
      'this month',
      'current month',
      'dieser monat',
      'ce mois',
      'este mes',
      'este mês',
      'questo mese',
      'bu ay',
      'bulan ini',
    ],
    uncased: ['今月', '当月', '本月', '이번달', 'इस महीने', 'هذا الشهر'],
  },
  {
    period: { kind: 'relative', back: 0, of: 'day' },
    cased: ['today', 'this day', 'heute', "aujourd'hui", 'hoy', 'hoje', 'oggi', 'bugün', 'hari ini'],
    uncased: ['今日', '本日', '今天', '오늘', 'आज'],
  },
  {
    period: { kind: 'relative', back: 1, of: 'year', sameOf: 'month' },
    cased: [
      'same month last year',
      'same month previous year',
      'vorjahresmonat',
      'mismo mes del año anterior',
      'mesmo mês do ano anterior',
      'stesso mese anno precedente',
      'bulan yang sama tahun lalu',
      'même mois année précédente',
    ],
    uncased: ['前年同月', '昨年同月', '去年同月', '전년동월', 'पिछले साल इसी महीने', 'نفس الشهر من العام الماضي'],
  },
  {
    period: { kind: 'relative', back: 1, of: 'year', sameOf: 'period' },
    cased: [
      'same period last year',
      'vorjahreszeitraum',
      'mismo período año anterior',
      'mesmo período do ano anterior',
      'stesso periodo anno scorso',
      'même période année dernière',
      'periode yang sama tahun lalu',
      'geçen yılın aynı dönemi',
    ],
    uncased: ['前年同期', '上年同期', '去年同期', '전년동기', 'نفس الفترة من العام الماضي'],
  },
  {
    period: { kind: 'ago', count: 24, of: 'hour' },
    cased: [
      '24h ago',
      '24 hours ago',
      '24 hrs ago',
      'vor 24 stunden',
      'hace 24 horas',
      '24 ore fa',
      '24 saat önce',
      '24 jam yang lalu',
      'há 24 horas',
    ],
    uncased: ['il y a 24 heures', '24時間前', '24小时前', '24시간전', '24 घंटे पहले', 'قبل 24 ساعة'],
  },
  {
    period: { kind: 'ago', count: 1, of: 'year' },
    cased: [
      'year ago',
      'a year ago',
      'one year ago',
      'vor einem jahr',
      'hace un año',
      'um ano atrás',
      'un anno fa',
      'bir yıl önce',
      'setahun lalu',
    ],
    uncased: ['il y a un an', '1年前', '一年前', '1년전', 'एक साल पहले', 'قبل عام', 'منذ سنة'],
  },
  {
    period: { kind: 'window', count: 28, of: 'day' },
    cased: [
      'last 28 days',
      'past 28 days',
      '28 days',
      'trailing 28 days',
      'letzte 28 tage',
      '28 derniers jours',
      'últimos 28 días',
      'últimos 28 dias',
      'ultimi 28 giorni',
      'son 28 gün',
      '28 hari terakhir',
    ],
    uncased: ['28d', '過去28日間', '近28天', '최근 28일', 'पिछले 28 दिन', 'آخر 28 يوم'],
  },
  {
    period: { kind: 'window', count: 12, of: 'month' },
    cased: [
      'trailing 12 months',
      'last 12 months',
      'ttm',
      'letzte 12 monate',
      '12 derniers mois',
      'últimos 12 meses',
      'ultimi 12 mesi',
      'son 12 ay',
      '12 bulan terakhir',
    ],
    uncased: ['過去12か月', '过去12个月', '최근 12개월', 'पिछले 12 महीने', 'آخر 12 شهر'],
  },
  {
    period: { kind: 'to-date', of: 'year' },
    cased: [
      'ytd',
      'year to date',
      'seit jahresbeginn',
      'depuis le début de l’année',
      'en lo que va de año',
      'acumulado do ano',
      'da inizio anno',
      'yıl başından beri',
      'sejak awal tahun',
    ],
    uncased: ['年初来', '年初至今', '연초이후', 'वर्ष की शुरुआत से', 'منذ بداية العام'],
  },
  {
    period: { kind: 'over', of: 'year' },
    cased: [
      'yoy',
      'year over year',
      'vs last year',
      'from last year',
      'gegenüber vorjahr',
      'im vergleich zum vorjahr',
      'glissement annuel',
      'interanual',
      'rispetto all’anno scorso',
      'geçen yıla göre',
      'dibandingkan tahun lalu',
      'em relação ao ano anterior',
    ],
    uncased: [
      '前年比',
      '前年同月比',
      '同比',
      '较上年',
      '전년 대비',
      '전년대비',
      'पिछले साल की तुलना में',
      'مقارنة بالعام الماضي',
    ],
  },
  {
    period: { kind: 'per', of: 'month' },
    cased: [
      'monthly',
      'per month',
      'monatlich',
      'pro monat',
      'mensuel',
      'par mois',
      'mensual',
      'al mes',
      'mensile',
      'aylık',
      'bulanan',
    ],
    uncased: ['月次', '毎月', '每月', '매월', 'मासिक', 'प्रति माह', 'شهريا'],
  },
  {
    period: { kind: 'moment', moment: { grain: 'quarter', iso: '2026-Q3', hasYear: true } },
    cased: [
      'q3 2026',
      '2026 q3',
      '3q 2026',
      '3rd quarter 2026',
      'third quarter 2026',
      '3. quartal 2026',
      '3e trimestre 2026',
      'tercer trimestre 2026',
      '3. çeyrek 2026',
    ],
    uncased: [
      'kuartal 3 2026',
      'Q32026',
      '2026年第3四半期',
      '2026年第三季度',
      '2026년 3분기',
      'तीसरी तिमाही 2026',
      'الربع الثالث 2026',
    ],
  },
  {
    period: { kind: 'moment', moment: { grain: 'month', iso: '2026-08', hasYear: true } },
    cased: [
      'august 2026',
      'aug 2026',
      '2026 august',
      'août 2026',
      'agosto 2026',
      'agosto de 2026',
      'ağustos 2026',
      'agustus 2026',
    ],
    uncased: ['2026-08', '2026年8月', '2026년 8월', 'अगस्त 2026', 'أغسطس 2026'],
  },
];

describe('a period', () => {
  it.each(PERIODS.map((row) => [JSON.stringify(row.period), row] as const))(
    '%s is found in every spelling',
    (_, row) => {
      const names = [
        ...row.cased.flatMap((text) =>
          STYLES.map((style) => `${style(['value', ...splitName(text).map((token) => token.text)])}`),
        ),
        ...row.uncased.flatMap((text) => [`value_${text}`, `value (${text})`]),
      ];
      expect(new Set(names).size).toBeGreaterThanOrEqual(30);
      const missed = names.filter((name) => JSON.stringify(periodsOf(name)) !== JSON.stringify([row.period]));
      expect(missed).toEqual([]);
    },
  );
});

describe('periods in a name', () => {
  it.each([
    ['gasGwei24hAgo', 2, 4],
    ['teuSameMonthLastYear', 1, 5],
    ['vsLastWeekPct', 0, 3],
    ['uptimeYtdPct', 1, 2],
    ['Umsatz im Vorjahr', 1, 3],
    ["CA l'année dernière", 1, 4],
    ['前年同月売上', 0, 1],
    ['過去7日間の売上', 0, 2],
    ['Vorjahresumsatz', 0, 1],
    ['revenue_2026_08_31', 1, 4],
    ['median_wait_min_prev_week', 3, 5],
    ['waitMinPriorMonth', 2, 4],
    ['delay_sec_previous_day', 2, 4],
    ['sales_month_prior_year', 2, 4],
    ['hoursPrevQuarter', 1, 3],
    ['sales_quarter_prior_year_quarter', 2, 5],
    ['price_year_earlier', 1, 3],
    ['wait_week_prev', 1, 3],
  ])('stand at their tokens: %s', (name, from, to) => {
    expect(findPeriods(splitName(name)).map((span) => [span.from, span.to])).toEqual([[from, to]]);
  });

  it('are all found', () => {
    expect(periodsOf('viewsPrev28d')).toEqual([
      { kind: 'relative', back: 1, of: 'period' },
      { kind: 'window', count: 28, of: 'day' },
    ]);
    expect(periodsOf('Q3 2026 vs. last year')).toEqual([
      { kind: 'moment', moment: { grain: 'quarter', iso: '2026-Q3', hasYear: true } },
      { kind: 'over', of: 'year' },
    ]);
  });

  it.each([
    'last',
    'before',
    'May',
    'March',
    'past',
    'old',
    'mom',
    'sun',
    'retentionD30',
    'actual',
    'next',
    'second half',
  ])('are unsure where the words mean other things too: %s', (name) => {
    const spans = findPeriods(splitName(name));
    expect(spans.map(({ isSure }) => isSure)).toEqual([false]);
  });

  it.each([
    'lastYear',
    'prev',
    'yoy',
    'ytd',
    'views28d',
    'August',
    'Friday',
    'Q3',
    'FY2027',
    '2025',
    'daily',
    'May 2026',
    '24/25',
  ])('are sure where they mean nothing else: %s', (name) => {
    expect(findPeriods(splitName(name)).map(({ isSure }) => isSure)).toEqual([true]);
  });

  it.each(['11/12', '24/26', '24-25', '16_17'])(
    'are none in two numbers that may be months, scores or ages: %s',
    (name) => {
      expect(
        findPeriods(splitName(name)).filter(({ period }) => period.kind === 'moment' && period.moment.hasYear),
      ).toEqual([]);
    },
  );

  it('are read in the language of the name where words mean different things', () => {
    expect(periodsOf('son', 'en')).toEqual([]);
    expect(periodsOf('Per', 'tr').length).toBeLessThanOrEqual(1);
    expect(findPeriods(splitName('actual'), 'es')[0]?.period).toEqual({ kind: 'relative', back: 0, of: 'period' });
  });

  it.each([
    'lastName',
    'last_login',
    'currentAssets',
    'sameDayPct',
    'pricePerKwh',
    'speed km/h',
    'daysLeft',
    'durationMinutes',
  ])('are none in %s', (name) => {
    expect(periodsOf(name)).toEqual([]);
  });

  it.each([
    'PM10',
    'pm10_ug_m3',
    'temperature_2m',
    'pm2_5',
    'ore di sole',
    'preço do ingresso',
    'load5min',
    'm3',
    '年齢',
    'h264',
  ])('are none in %s, in whichever language it is read', (name) => {
    for (const language of [undefined, ...LANGUAGE_CODES]) expect(periodsOf(name, language)).toEqual([]);
  });

  it('are none in two hundred ordinary names', () => {
    const found = ORDINARY.filter((name) => findPeriods(splitName(name)).length > 0);
    expect(ORDINARY.length).toBeGreaterThanOrEqual(200);
    expect(found).toEqual([]);
  });

  it('are looked for in names, not in megabytes', () => {
    expect(findPeriods(splitName('last_year_'.repeat(200_000)))).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES)('a period in %s', (language) => {
  const UNITS = ['day', 'week', 'month', 'quarter', 'half', 'year', 'fiscal-year', 'season', 'period'] as const;
  const written: Period[] = [
    ...UNITS.flatMap((of): Period[] => [
      { kind: 'relative', back: 1, of },
      { kind: 'relative', back: 0, of },
      { kind: 'relative', back: -1, of },
      { kind: 'to-date', of },
      { kind: 'over', of },
      { kind: 'per', of },
    ]),
    ...(['day', 'week', 'month', 'quarter', 'period'] as const).map((sameOf): Period => ({
      kind: 'relative',
      back: 1,
      of: 'year',
      sameOf,
    })),
    ...(['hour', 'day', 'week', 'month', 'quarter', 'year'] as const).flatMap((of): Period[] => [
      { kind: 'window', count: 7, of },
      { kind: 'window', count: 1, of },
      { kind: 'ago', count: 3, of },
      { kind: 'ago', count: 1, of },
    ]),
  ];

  it.each(['label', 'sentence'] as const)('is written as a %s without a slot or gap left open', (form) => {
    for (const period of written) {
      const text = writePeriod(period, language, form);
      expect(text).toBe(text.trim());
      expect(text).toMatch(/^[^{}|;]{1,80}$/);
    }
  });

  it('is read back from its label', () => {
    const units = ['week', 'month', 'quarter', 'year'] as const;
    const rows: Period[] = units.flatMap((of): Period[] => [
      { kind: 'relative', back: 1, of },
      { kind: 'over', of },
      { kind: 'per', of },
    ]);
    rows.push(
      { kind: 'relative', back: 1, of: 'year', sameOf: 'month' },
      { kind: 'relative', back: 1, of: 'year', sameOf: 'period' },
    );
    const missed = rows.flatMap((period) => {
      const text = writePeriod(period, language, 'label');
      return JSON.stringify(periodsOf(text, language)) === JSON.stringify([period])
        ? []
        : [{ text, found: periodsOf(text, language), period }];
    });
    expect(missed).toEqual([]);
  });
});

describe('a written period', () => {
  it.each<[Period, LanguageCode, string, string]>([
    [year(1), 'en', 'last year', 'last year'],
    [year(1), 'de', 'Vorjahr', 'im Vorjahr'],
    [year(1), 'ja', '前年', '前年'],
    [{ kind: 'window', count: 7, of: 'day' }, 'en', '7 days', 'in the last 7 days'],
    [{ kind: 'window', count: 7, of: 'day' }, 'de', '7 Tage', 'in den letzten 7 Tagen'],
    [{ kind: 'window', count: 4, of: 'week' }, 'fr', '4 semaines', 'au cours des 4 dernières semaines'],
    [{ kind: 'ago', count: 3, of: 'month' }, 'de', 'vor 3 Monaten', 'vor 3 Monaten'],
    [{ kind: 'over', of: 'year' }, 'zh', '同比', '与去年相比'],
    [{ kind: 'per', of: 'month' }, 'es', 'por mes', 'al mes'],
    [{ kind: 'relative', back: 2, of: 'year' }, 'en', '2 years ago', '2 years ago'],
    [
      { kind: 'relative', back: 1, of: 'year', sameOf: 'month' },
      'en',
      'same month last year',
      'in the same month last year',
    ],
  ])('%j in %s is %s, and within a sentence %s', (period, language, label, sentence) => {
    // Intl ties a number to its unit with a space that does not break.
    expect(writePeriod(period, language, 'label').replaceAll('\u00a0', ' ')).toBe(label);
    expect(writePeriod(period, language, 'sentence')).toBe(sentence);
  });
});

const ORDINARY =
  'revenue sales customers churnRate price marketCap name title id status description amount total average highest lowest minimum maximum count rank score rating temperature humidity pressure windSpeed latitude longitude city country region department employees headcount salary budget target goal limit benchmark share ratio percent rate growth change profit loss margin cost expenses income tax debt equity cash orders returns refunds shipping delivery inventory stock supply demand capacity usage uptime latency throughput errors requests responses sessions users visitors pageViews clicks impressions conversions bounceRate engagement likes comments followers subscribers videoTitle author publisher language currency symbol volume open high low close bid ask spread volatility dividend yield maturity coupon issuer fund holdings assets liabilities premium claims patients doctors nurses beds admissions treatment placebo dose result sample site river lake depth height length width weight distance pace heartRate steps calories protein fat sugar recipe ingredients servings team player goals assists points rebounds attendance stadium league coach referee winner loser match set round level school students teachers grade subject passRate graduationRate scholarship district votes turnout candidate party seats population households housing rent mortgage propertyType bedrooms listing agent buyer seller warehouse sku carrier port vessel container berth cargo flight airline airport gate passenger baggage energy power voltage turbine solar battery emissions waste water forest species habitat glacier magnitude depthKm aftershocks tsunamiWarning incident severity cause service version deployed coverage tests author branch commit repository license message headline summary quote speaker url image thumbnail color brand category tag label value unit kind type group segment channel campaign donor raised blankets Umsatz Kunden Mitarbeiter Filialen Stadt Marge Preis Menge Ziel Anteil poblacion ciudad ventas clientes precio nombre chiffre ventes prix ville nombre receita clientes preço vendas fatturato clienti prezzo città satış müşteri fiyat şehir pendapatan pelanggan harga kota 店舗 売上 客単価 通貨 商品 店铺 销售额 客单价 商品 매출 고객 가격 도시 राजस्व ग्राहक कीमत शहर الإيرادات العملاء السعر المدينة'.split(
    ' ',
  );

describe('words that are cut short together', () => {
  it.each([
    ['spettatori_stag_prec', 'season'],
    ['ricavi_sett_prec', 'week'],
    ['demora_trim_ant', 'quarter'],
    ['ventas_mes_ant', 'month'],
    ['ventas_año_ant', 'year'],
    ['vendas_trim_ant', 'quarter'],
    ['ventes_mois_prec', 'month'],
    ['ventes_trim_préc', 'quarter'],
    ['umsatz_vor_mon', 'month'],
    ['umsatz_letzt_quart', 'quarter'],
    ['satis_gec_haf', 'week'],
  ])('are the time before: %s', (name, of) => {
    expect(findPeriods(splitName(name)).map(({ period }) => period)).toEqual([{ kind: 'relative', back: 1, of }]);
  });

  it('are the period before where they may be two of them: semana, semestre', () => {
    expect(findPeriods(splitName('vol_sem_ant'))).toMatchObject([{ period: { back: 1, of: 'period' }, isSure: true }]);
  });

  it.each([
    ['ausfaelle_vw', 'week'],
    ['umsatz_vj_eur', 'year'],
    ['ventas_ma', 'month'],
    ['vendas_aa', 'year'],
    ['ventes_n1', 'year'],
    ['vtas_sa', 'period'],
  ])('may be initials behind what they are of: %s', (name, of) => {
    expect(findPeriods(splitName(name))).toMatchObject([{ period: { kind: 'relative', back: 1, of }, isSure: false }]);
  });

  it.each(['ma', 'sa_ventas_total', 'vs_plan', 'sales_tl', 'vw'])('are no initials: %s', (name) => {
    expect(findPeriods(splitName(name)).filter(({ period }) => period.kind === 'relative')).toEqual([]);
  });

  it.each(['pre_season_rank', 'pas_min', 'ant_colonies', 'prec_mm', 'max_prec', 'trim_level'])(
    'are two: %s says no time',
    (name) => {
      expect(findPeriods(splitName(name))).toEqual([]);
    },
  );
});

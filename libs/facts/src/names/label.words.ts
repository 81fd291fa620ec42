import { wordTable } from '../word-table';

/** Labels for names whose words alone would not be understood, by their words without unit and window. */
export const GLOSSARY = new Map<string, string>(
  Object.entries({
    apy: 'Annual yield',
    'apy base': 'Borrower rate',
    'apy reward': 'Reward rate',
    apr: 'Annual rate',
    tvl: 'Total value locked',
    'tvl change': 'Change in deposits',
    utilization: 'Utilization',
    pnl: 'Profit and loss',
    mrr: 'Monthly recurring revenue',
    arr: 'Annual recurring revenue',
    nps: 'Net promoter score',
    aov: 'Average order value',
    cac: 'Cost to win a customer',
    dau: 'Daily active users',
    mau: 'Monthly active users',
    p95: '95th percentile',
    'market cap': 'Market value',
    fdv: 'Fully diluted value',
    'pct of bag': 'Share of the bag',
    'of bag': 'Share of the bag',
    gd: 'Goal difference',
    pts: 'Points',
    temp: 'Temperature',
    'feels like': 'Feels like',
    wind: 'Wind',
    'wind speed': 'Wind',
    'precipitation sum': 'Precipitation',
    rain: 'Rain',
    qty: 'Quantity',
    kcal: 'Calories',
    'pe ratio': 'P/E ratio',
    eps: 'Earnings per share',
    xg: 'Expected goals',
    xa: 'Expected assists',
    hp: 'HP',
    was: 'Earlier price',
    'p 10': '10th percentile',
    'p 25': '25th percentile',
    'p 75': '75th percentile',
    'p 50': '50th percentile',
    'p 90': '90th percentile',
    'p 95': '95th percentile',
    'p 99': '99th percentile',
    'vo2 max': 'VO2 max',
    'max vo2': 'VO2 max',
    ath: 'All-time high',
    atl: 'All-time low',
    'o 3': 'Ozone',
    'no 2': 'NO2',
    'so 2': 'SO2',
    'pace min per km': 'Pace per km',
    'pace min per mile': 'Pace per mile',
    'vo 2max': 'VO2 max',
    km: 'Distance',
    miles: 'Distance',
    'week 52 high': '52-week high',
    'week 52 low': '52-week low',
    '52w high': '52-week high',
    '52w low': '52-week low',
    pos: 'Position',
    pm25: 'PM2.5',
    pm10: 'PM10',
    aqi: 'Air quality index',
    'rating value': 'Rating',
    'review count': 'Reviews',
    'rating count': 'Ratings',
    'aggregate rating': 'Rating',
  }),
);

/** Words of a name as people say them; empty for a unit that is not said. */
export const SAID_WORDS = new Map<string, string>(
  Object.entries({
    avg: 'average',
    max: 'highest',
    min: 'lowest',
    temp: 'temperature',
    qty: 'quantity',
    precip: 'precipitation',
    kcal: 'calories',
    acct: 'account',
    accts: 'accounts',
    ytd: 'year to date',
    mtd: 'month to date',
    qtd: 'quarter to date',
    yoy: 'year on year',
    qoq: 'quarter on quarter',
    mom: 'month on month',
    wow: 'week on week',
    prev: 'previous',
    dist: 'distance',
    vo2: 'VO2',
    revpar: 'RevPAR',
    co2e: 'CO2e',
    tev: 'TeV',
    gev: 'GeV',
    mev: 'MeV',
    sqft: 'sq ft',
    pm25: 'PM2.5',
    pm10: 'PM10',
    bpm: '',
    kwh: 'kWh',
    mwh: 'MWh',
    gwh: 'GWh',
  }),
);

/** Words that people say before the thing: `viewersPeak` is "Peak viewers". */
export const LEADING = new Set(['average', 'avg', 'median', 'max', 'min', 'peak', 'total', 'highest', 'lowest']);

/** Groups whose average is called by them: the class average is not an average class. */
export const AVERAGED = new Set(
  'class school national industry sector market peer group league team category regional global world european state county district season career'.split(
    ' ',
  ),
);

/** What is counted a minute: units behind "per" that say something else elsewhere. */
export const PER = wordTable<string>({
  min: 'minute',
  sec: 'second',
  s: 'second',
  hr: 'hour',
  h: 'hour',
  km2: 'square kilometer',
  m2: 'square meter',
  m3: 'cubic meter',
  sqm: 'square meter',
});

/** Words that are written in capitals. */
export const ACRONYMS = new Set(
  'emea apac latam dach b2b b2c smb ldl hdl no2 gc roas adr hrv hoa nrr grr ces mttr mtbf rpm esg slo bmi cpa cpl cvr dti fps ppm pmi ppi hdi ebitda irr npv etf ipo vpip pfr psi vix icu ui ux sms pdf ssl usd eur gbp csat mmlu nav gmv epc aum cagr cpm cpc apy apr tvl eth btc gdp cpu gpu ram api id url nps mrr arr roi ctr cac ltv ev co2 uv aqi kpi usa uk eu us un nba nfl dex nft ai it tv hr qa ssd usb hdr ip cpi vat ceo sla p95 p99 p50 q1 q2 q3 q4 h1 h2 fy'.split(
    ' ',
  ),
);

/** Things that have no plural, or are one. */
export const MANY = new Set(
  'people staff crew personnel data media children men women news equipment stock fish'.split(' '),
);

/** Plurals that do not end on s. */
export const IRREGULAR = wordTable<string>({ person: 'people', child: 'children', man: 'men', woman: 'women' });

/** What became of many things: `tickets: {opened: 412}` are tickets opened. */
export const STATES =
  /^(opened|closed|occupied|free|available|used|booked|claimed|resolved|sold|paid|won|lost|completed|failed|cancelled|returned|shipped|delivered|refunded|passed|skipped|merged|answered)$/i;

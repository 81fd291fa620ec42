/** Columns that say when a row is of, the likeliest first. */
export const TIME_COLUMNS = [
  't',
  'date',
  'day',
  'weekday',
  'month',
  'year',
  'week',
  'quarter',
  'hour',
  'time',
  'period',
  'timestamp',
  'season',
];

/** Columns that name a row, the likeliest first. */
export const NAME_COLUMNS = [
  'name',
  'label',
  'title',
  'team',
  'club',
  'player',
  'symbol',
  'asset',
  'city',
  'country',
  'product',
  'item',
  'party',
  'candidate',
  'metric',
];

/** Columns that order or place a row and measure nothing. */
export const RANK_COLUMNS = new Set([
  'rank',
  'position',
  'pos',
  'place',
  'id',
  'index',
  'no',
  'number',
  'lat',
  'lon',
  'latitude',
  'longitude',
  'minute',
]);

/** Columns that a table is about, the likeliest first. */
export const MAIN_COLUMNS = [
  'v',
  'value',
  'points',
  'pts',
  'score',
  'total',
  'votes',
  'sold',
  'sales',
  'revenue',
  'visitors',
  'net',
  'count',
  'amount',
  'price',
];

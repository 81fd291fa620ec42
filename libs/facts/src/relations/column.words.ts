/** Names of a field that say nothing by themselves; the parent's name speaks for them. */
export const GENERIC_NAMES = new Set(
  'value v amount current now today latest number val result y figure previous prior wert betrag valeur montant valor importe valore importo değer deger tutar nilai 値 金額 值 金额 값 금액 القيمة المبلغ मूल्य राशि'.split(
    ' ',
  ),
);

/** Names of a title, in the languages in which payloads are written. */
export const TITLE_NAMES = new Set(
  'title titel titre título titulo titolo başlık baslik judul タイトル 标题 標題 제목 العنوان शीर्षक'.split(' '),
);

/** Columns that say when a row is of. */
export const TIME_COLUMNS = new Set(
  't date day weekday month year week quarter hour time period timestamp season'.split(' '),
);

/** Columns that name a row. */
export const NAME_COLUMNS = new Set(
  'name label title team club player runner driver rider symbol asset city country product item party candidate metric client customer supplier vendor merchant employee analyte test store branch campaign variant answer'.split(
    ' ',
  ),
);

/** Columns that say which place a row has. */
export const PLACE_COLUMNS = new Set(
  'rank position pos place puesto posición posicion posição posicao posizione platz rang rangplatz classement sıra peringkat 順位 名次 排名 순위 المركز الترتيب'.split(
    ' ',
  ),
);

/** What is counted one after the other: "Split 3" comes after "Split 2", and is no larger for it. */
export const STEPS =
  'week day round lap stage quarter period chapter episode split interval inning heat sprint leg'.split(' ');

/** Columns that order or place a row and measure nothing. */
export const RANK_COLUMNS = new Set([
  ...PLACE_COLUMNS,
  ...'id index no number lat lon latitude longitude minute'.split(' '),
]);

/** Words of a column that orders its rows whatever else it is called: a grid, an overall rank. */
export const ORDERING = new Set('rank ranking position grid seed lane standing bib'.split(' '));

/** Objects of a row that only wrap it: GraphQL's nodes, the properties of GeoJSON, the attributes of JSON:API. */
export const WRAPPERS = ['node', 'properties', 'attributes', 'fields'];

/** Columns that name a row beside a moment: what happened, and where. */
export const EVENT_NAMES = new Set([...NAME_COLUMNS, 'place', 'location', 'event', 'headline']);

/** Columns that say in what each row is measured. */
export const UNIT_COLUMNS = new Set(
  'unit units uom einheit unité unite unidad unidade unità unita birim satuan 単位 单位 單位 단위 الوحدة इकाई'.split(
    ' ',
  ),
);

/** Columns that a table is about, the likeliest first. */
export const MAIN_COLUMNS =
  'v value points pts score total votes sold sales revenue visitors net count amount price'.split(' ');

/** Keys that are statistics of one thing and no likes of each other. */
export const STATISTIC =
  /^(?:p|p\d+|\d+|min|max|mean|median|average|avg|total|sum|count|low|lowest|high|highest|best|worst|target|goal|previous|last|change|std|stdev|current|now|open|close|today|yesterday)$/;

/** Keys of objects that play a part; no names of rows. */
export const PARTS_PLAYED =
  /^(?:best|worst|fastest|slowest|largest|smallest|longest|shortest|top|bottom|first|last|next|home|away|host|guest|winner|loser)/i;

/** Names that say nothing of what they are of. */
export const VAGUE_NAMES = new Set(
  'time speed score level rate price amount distance points duration weight height size age rating share change'.split(
    ' ',
  ),
);

/** What rows of an income statement, a balance sheet or a cash flow are called. */
export const STATEMENT_ROW =
  /\b(?:revenues?|sales|turnover|profit|income|earnings|ebitda?|cash|expenses?|costs?|margin|assets|liabilities|equity|debt|loss|taxe?s?|dividends?|orders|backlog|bookings|umsatz|gewinn|ergebnis|chiffre|bénéfice|ingresos|beneficio|ricavi|utile|receita|lucro)\b/i;

/** Names of the day that a payload is of, the likeliest first. */
export const AS_OF_NAMES = [
  'as of',
  'updated',
  'updated at',
  'last updated',
  'timestamp',
  'generated at',
  'measured at',
  'date',
];

/** Names of who published a payload, the likeliest first. */
export const SOURCE_NAMES = ['source', 'sources', 'data source', 'publisher', 'source name'];

/** "By" in the names of breakdowns, in any language. */
export const BY_WORDS = new Set('by nach por par per'.split(' '));

/** Objects whose figures are parts of one thing, by the last word of their name. */
export const BREAKDOWNS = new Set(
  'mix votes breakdown split composition allocation distribution shares stimmen votos voix verteilung répartition desglose'.split(
    ' ',
  ),
);

/** What the parts of a breakdown add up to, among them. */
export const WHOLES = new Set('total all sum overall gesamt totale'.split(' '));

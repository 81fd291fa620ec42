/** Names of a moment; a number of that size under one is a time stamp, four digits are a year. */
export const TIME_NAMES = new Set(
  't time timestamp at date day updated asof created published ts as of year dt sunrise sunset departure arrival start end expires deadline opens closes until due'.split(
    ' ',
  ),
);

/** Names of what is done at a moment: a number of that size under one is a time stamp as well. */
export const MOMENT_NAMES = new Set(
  'generated modified seen login review update updates renewal expiry expiration issued received captured recorded measured observed refreshed refresh synced sync begin began finish finished shipped ordered launched booked fetched retrieved collected registered'.split(
    ' ',
  ),
);

/** Names of a year, in any language. */
export const YEAR_NAMES = new Set(
  'year season founded born built vintage debut until till expires expiry established año ano année jahr anno yıl tahun السنة سنة عام वर्ष साल 年 연도'.split(
    ' ',
  ),
);

/** Names of an amount, which take the currency that stands beside them. */
export const MONEY_NAMES = new Set(
  'price revenue cost costs sales value mrr arr income profit cap amount spend budget fee salary rent total turnover order earnings paid previous prior tax subtotal refund refunds shipping fees v close high low bid ask highest lowest pay wage wages charge charges premium principal payment payments interest settlement reserves gift raised pledged donated spent cash debt balance deposit expenses pot fine fines collected waived withheld contribution contributions cpc cpa cpm adr revpar arpu arpa aov gmv donation salaries payout gross'
    .concat(
      ' umsatz gewinn kosten preis betrag ausgaben einnahmen gehalt miete chiffre prix coût montant panier bénéfice dépenses recettes salaire loyer',
      ' precio ingresos gastos importe beneficio costo coste preço receita vendas custo faturamento despesas prezzo ricavi fatturato utile',
      ' fiyat ciro gelir gider tutar 売上 売上高 価格 単価 客単価 金額 費用 利益 매출 가격 금액 销售额 价格 收入 金额 المبيعات السعر الإيرادات',
    )
    .split(' '),
);

/** Words of such a name that make it no amount: a tax rate. */
export const NO_AMOUNT = new Set(
  'rate ratio number share bb pct count margin index days hours weeks months minutes time'.split(' '),
);

/** Rates that are amounts. */
export const PAID_RATE = /\b(?:hourly|daily|nightly|room|day|billing|pay) rate$/;

/** Last words of the name of an amount that is counted in hundredths. */
export const MINOR_WORDS = new Set('cents pence minor'.split(' '));

/** What payment services call amounts besides. */
export const SERVICE_AMOUNTS = new Set(
  'net gross captured capturable received refunded due remaining available pending'.split(' '),
);

/** What else is a whole number with them. */
export const MINOR_COUNTS = new Set(
  'quantity count days number interval percent day month year attempts attempt retries items rate bps size'.split(' '),
);

/** Names of counts, which no unit beside them speaks for. */
export const PLAIN_NAMES = new Set(
  'count rank position place goals orders customers users visitors volume trades shares units transactions holders sessions members views clicks samples requests year id'.split(
    ' ',
  ),
);

/** Figures in a table that no scale beside them speaks for. */
export const UNSCALED_NAMES = new Set('rank position year id share change'.split(' '));

/** A time in a race is how long it took, not the hour of the day. */
export const RUN_NAMES = new Set(
  'run runs race races lap laps result results finish split splits record records'.split(' '),
);

/** Names of a percentage that does not say so, of a value between one and a hundred. */
export const PERCENT_NAMES = new Set(
  'apy apr turnout churn utilization uptime humidity inflation unemployment occupancy'.split(' '),
);

/** Shares of a whole by name. A share under one percent would be strange for these, so that 0.87 is 87 percent. */
export const SHARES = new Set(
  'utilization utilisation accuracy occupancy turnout uptime humidity attendance vaccinated acceptance possession completion literacy punctuality share ltv slo sla availability'.split(
    ' ',
  ),
);

/** Rates that are shares. Below a tenth, or told to the thousandth, as a percentage they would be next to nothing. */
export const RATES = new Set(
  'churn conversion click open bounce retention engagement repeat attach infection defect default mortality fraud error vacancy failure crash unemployment'.split(
    ' ',
  ),
);

/** Names of several words that are shares. */
export const SHARE_NAMES =
  /(?:savings|success|approval|fill|pass|win|hit|on time|delivery|response) rate$|load factor$/;

/** Lists of shares that fill a whole. */
export const MIXES = new Set(
  'results result shares share mix votes breakdown split composition allocation distribution'.split(' '),
);

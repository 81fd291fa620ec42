/** Names of a moment; a number of that size under one is a time stamp, four digits are a year. */
export const TIME_NAMES = new Set(
  't time timestamp at date day updated asof created published ts as of year dt sunrise sunset departure arrival start end expires deadline opens closes until due'.split(
    ' ',
  ),
);

/** Names of a year, in any language. */
export const YEAR_NAMES = new Set(
  'year season founded born established año ano année jahr anno yıl tahun السنة سنة عام वर्ष साल 年 연도'.split(' '),
);

/** Names of an amount, which take the currency that stands beside them. */
export const MONEY_NAMES = new Set(
  'price revenue cost sales value mrr arr income profit cap amount spend budget fee salary rent total turnover order earnings paid previous prior tax subtotal refund shipping fees v close high low bid ask highest lowest'.split(
    ' ',
  ),
);

/** Words of such a name that make it no amount: a tax rate. */
export const NO_AMOUNT = new Set('rate ratio number share'.split(' '));

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
  'utilization utilisation accuracy occupancy turnout uptime humidity attendance vaccinated acceptance possession completion literacy punctuality share'.split(
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

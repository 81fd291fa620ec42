/** A currency as CLDR has it: names by count, `sign`, `narrow` sign, and `title` where a heading has other words. */
export type CurrencyEntry = Readonly<Record<string, string>> & { other: string };

/** One language's currencies by code, as `languages/<code>/currencies.json` keeps them. */
export type CurrencyNames = Readonly<Record<string, CurrencyEntry>>;

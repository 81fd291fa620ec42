const DAY_S = 86_400;
/** 2026-11-20, 14:30 UTC: a Friday's opening bell in New York. */
export const FRIDAY_S = 1_795_185_000;

/** Trading days of four weeks before that Friday and it, the oldest first, seconds. */
export const TRADING_DAYS = Array.from({ length: 28 }, (_, ago) => FRIDAY_S - (27 - ago) * DAY_S).filter(
  (seconds) => ![0, 6].includes(new Date(seconds * 1000).getUTCDay()),
);

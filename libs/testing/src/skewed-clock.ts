/**
 * Loaded into a program before all else (`--require`), sets what it takes for the time wrong by FACTREEL_TEST_SKEW_MS:
 * `Date` and all that is built on it. Timers go on as they are, as on a machine whose clock was set wrong.
 */
const SKEW_MS = Number(process.env['FACTREEL_TEST_SKEW_MS'] ?? 0);
const right = Date.now.bind(Date);
const now = (): number => right() + SKEW_MS;

const skewed = new Proxy(Date, {
  construct: (date, given, newTarget) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget) as object,
  // Called without `new`, Date answers a text.
  apply: (date) => new date(now()).toString(),
  get: (date, name, receiver) => (name === 'now' ? now : (Reflect.get(date, name, receiver) as unknown)),
});
Date.prototype.constructor = skewed;
globalThis.Date = skewed;

export {};

/** A time in a race is how long it took, not the hour of the day. */
const RUN_NAMES = new Set('run runs race races lap laps result results finish split splits record records'.split(' '));

/** Words for a stretch of a run and for how fast it was, in all languages: two numbers under them are minutes and seconds. */
const SPLIT_NAMES = new Set(
  (
    'pace split splits lap laps laptime rundenzeit zwischenzeit splitzeit parcial parciales ritmo passo allure intermedio ' +
    'parziale parziali andatura ラップ スプリット 랩 스플릿 配速 分段 पेस'
  ).split(' '),
);

/** Tells whether a name is that of something that was run. */
function isRun(words: readonly string[]): boolean {
  return words.some((word) => RUN_NAMES.has(word));
}

/** A stopped time in seconds, with the decimals that are given. */
export interface StoppedTime {
  number: number;
  precision: number;
}

const PATTERN = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:\.(\d{1,3}))?$/;
const LAST_HOUR = 23;

/** Whether a text is a stopped time and can be no time of day: "58:42", "1:18.204". */
export function isSurelyStopped(text: string): boolean {
  return readStopwatch(text, []) !== null;
}

/**
 * Reads "2:31:08", "35:20" and "1:18.204" as times that were stopped. Null for anything else and for what may be a time of
 * day ("14:31:08", "9:30"), unless the words of its name say that something was run; two numbers stay doubtful even then,
 * but for a pace and for what stands `amongStopped` times.
 */
export function readStopwatch(text: string, words: readonly string[], amongStopped = false): StoppedTime | null {
  const [, hours, minutes = '', seconds = '', decimals = ''] = PATTERN.exec(text) ?? [];
  if (seconds === '' || Number(seconds) >= 60 || (hours !== undefined && Number(minutes) >= 60)) return null;
  const stopped =
    decimals !== '' ||
    (hours === undefined
      ? amongStopped || words.some((word) => SPLIT_NAMES.has(word)) || Number(minutes) > LAST_HOUR
      : isRun(words) || hours.length !== 2 || Number(hours) > LAST_HOUR);
  if (!stopped) return null;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { number: whole + Number(`0.${decimals || 0}`), precision: decimals.length };
}

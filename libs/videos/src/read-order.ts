import { checkScript, type Pacing, readScript, type Script, scriptSeconds, writtenLanguage } from '@app/design';
import { BadRequestError } from '@app/platform';
import { type FactPack, readFacts } from '@app/sources';

const LONGEST_FILM_S = 90;

/** What of an order decides what its film is made from. */
export interface OrderSource {
  data?: Record<string, unknown> | null;
  script?: unknown;
  language?: string;
  pacing?: Pacing;
  targetSeconds: number;
}

/** An order read: its facts, its script, and how long a film it is to pay for. */
export interface ReadOrder {
  facts: FactPack;
  script: Script | null;
  targetSeconds: number;
}

/**
 * Reads what a film is ordered from, before anything is held for it (CONTRACT.md 4). A script that runs longer than the
 * target is paid for as long as it runs. Throws coded errors for data without facts, a language that is not written, a
 * script that is no script, brings figures that the data do not hold, or runs past 90 seconds.
 */
export function readOrder({ data, script: written, language = 'en', pacing, targetSeconds }: OrderSource): ReadOrder {
  const tongue = writtenLanguage(language);
  if (written === undefined || written === null) {
    if (!data) throw new BadRequestError([{ path: 'data', message: 'is needed where there is no script' }]);
    return { facts: readFacts(data), script: null, targetSeconds };
  }
  const script = readScript(written);
  const facts = checkScript(script, data ? readFacts(data) : null, tongue);
  const seconds = Math.ceil(scriptSeconds(script, tongue.code, pacing));
  if (seconds > LONGEST_FILM_S) {
    const message = `runs to about ${seconds} seconds; a film has at most ${LONGEST_FILM_S}`;
    throw new BadRequestError([{ path: 'script', message }]);
  }
  return { facts, script, targetSeconds: Math.max(targetSeconds, seconds) };
}

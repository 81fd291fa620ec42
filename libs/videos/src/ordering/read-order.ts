import { checkScript, type Pacing, readScript, type Script, scriptSeconds, writtenLanguage } from '@app/design';
import { BadRequestError } from '@app/platform';
import type { FactPack } from '@app/sources';
import { type OrderedSource, sourceFacts } from './ordered-source';

const LONGEST_FILM_S = 90;

/** What of an order decides what its film is made from. */
export interface OrderSource {
  data?: Record<string, unknown> | null;
  /** In place of data. */
  source?: OrderedSource;
  script?: unknown;
  language?: string;
  pacing?: Pacing;
  targetSeconds: number;
}

/** An order read: its facts, its script, and how long a film it is to pay for. */
export interface ReadOrder {
  /** Null where they are still to be read. */
  facts: FactPack | null;
  script: Script | null;
  targetSeconds: number;
}

/**
 * Reads what a film is ordered from, before anything is held for it (CONTRACT.md 4). A script that runs longer than the
 * target is paid for as long as it runs. Throws coded errors for data without facts, a language that is not written, a
 * script that is no script, brings figures that the data do not hold, or runs past 90 seconds.
 */
export function readOrder({ data = null, source, script: written, ...order }: OrderSource): ReadOrder {
  const { language = 'en', pacing, targetSeconds } = order;
  const tongue = writtenLanguage(language);
  const own = sourceFacts(data, source);
  const isAwaited = source?.state === 'awaited';
  if (written === undefined || written === null) {
    if (!own && !isAwaited)
      throw new BadRequestError([
        { path: 'data', message: 'is needed, or sourceUrl, text, sourcePackId, sourceId or script' },
      ]);
    return { facts: own, script: null, targetSeconds };
  }
  const script = readScript(written);
  // Beside a source that nobody has read yet, the design job checks it.
  const facts = isAwaited ? null : checkScript(script, own, tongue);
  const seconds = Math.ceil(scriptSeconds(script, tongue.code, pacing));
  if (seconds > LONGEST_FILM_S) {
    const message = `runs to about ${seconds} seconds; a film has at most ${LONGEST_FILM_S}`;
    throw new BadRequestError([{ path: 'script', message }]);
  }
  return { facts, script, targetSeconds: Math.max(targetSeconds, seconds) };
}

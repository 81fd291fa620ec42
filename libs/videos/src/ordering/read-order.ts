import { checkScript, type Pacing, readScript, type Script, scriptSeconds, writtenLanguage } from '@app/design';
import { BadRequestError, type WorkTask } from '@app/platform';
import { readFacts } from '@app/facts';
import { type FactsGlance, glanceOf, withStills } from '@app/sources';
import type { toldFrom } from './ordered-source';

/** Of any video. */
export const LONGEST_FILM_S = 90;

/** A script, and what decides what a film of it is made from. */
export interface OrderedScript {
  /** What stands beside it; its figures must be in there. */
  own: ReturnType<typeof toldFrom>;
  /** Nobody has read its source yet. */
  isAwaited: boolean;
  script: unknown;
  language?: string;
  pacing?: Pacing;
  targetSeconds: number;
}

/** An order read: what is asked of its facts, its script, and how long a film it is to pay for. */
export interface ReadOrder {
  /** Null where they are still to be read. */
  facts: FactsGlance | null;
  script: Script | null;
  targetSeconds: number;
}

/**
 * Reads the script that a film is ordered by, before anything is held for it. One that runs longer than the
 * target is paid for as long as it runs. Throws coded errors for data without facts, a language that is not written, a
 * script that is no script, brings figures that the data do not hold, or runs past 90 seconds.
 */
export const readOrderedScript: WorkTask<OrderedScript, ReadOrder> = {
  file: __filename,
  name: 'readOrderedScript',
  run: ({ own, isAwaited, script: written, language = 'en', pacing, targetSeconds }) => {
    const tongue = writtenLanguage(language);
    const beside = own && withStills(readFacts(own.data, { fields: own.fields, defaults: own.defaults }), own.stills);
    const script = readScript(written);
    // Beside a source that nobody has read yet, the design job checks it.
    const facts = isAwaited ? null : checkScript(script, beside, tongue);
    const seconds = Math.ceil(scriptSeconds(script, tongue.code, pacing));
    if (seconds > LONGEST_FILM_S) {
      const message = `runs to about ${seconds} seconds; a film has at most ${LONGEST_FILM_S}`;
      throw new BadRequestError([{ path: 'script', message }]);
    }
    return { facts: facts && glanceOf(facts), script, targetSeconds: Math.max(targetSeconds, seconds) };
  },
};

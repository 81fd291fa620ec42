import { checkScript, type Script, scriptSeconds, writtenLanguage } from '@app/design';
import { BadRequestError, type WorkTask } from '@app/platform';
import { readFacts } from '@app/facts';
import { type FactsGlance, glanceOf, withStills } from '@app/sources';
import type { VideoSpec } from '../video-specification';
import type { toldFrom } from './order-pack';

/** Of any video. */
export const LONGEST_VIDEO_S = 90;

/** A script, and what decides what a video of it is made from. */
export interface OrderedScript {
  /** What stands beside it; its figures must be in there. */
  own: ReturnType<typeof toldFrom>;
  /** Nobody has read its source yet. */
  isAwaited: boolean;
  script: Script;
  spec: Pick<VideoSpec, 'language' | 'pacing' | 'targetSeconds'>;
}

/** An order read: what is asked of its facts, and how long a video it is to pay for. */
export interface ReadOrder {
  /** Null where they are still to be read. */
  facts: FactsGlance | null;
  targetSeconds: number;
}

/**
 * Checks the script that a video is ordered by, before anything is held for it. One that runs longer than the target is paid
 * for as long as it runs. Throws coded errors for data without facts, and for a script that brings figures that the data do
 * not hold, or runs past 90 seconds.
 */
export const readOrderedScript: WorkTask<OrderedScript, ReadOrder> = {
  file: __filename,
  name: 'readOrderedScript',
  run: ({ own, isAwaited, script, spec: { language, pacing, targetSeconds } }) => {
    const tongue = writtenLanguage(language);
    const beside = own && withStills(readFacts(own.data, { fields: own.fields, defaults: own.defaults }), own.stills);
    // Beside a source that nobody has read yet, the design job checks it.
    const facts = isAwaited ? null : checkScript(script, beside, tongue);
    const seconds = Math.ceil(scriptSeconds(script, tongue.code, pacing));
    if (seconds > LONGEST_VIDEO_S) {
      const message = `runs to about ${seconds} seconds; a video has at most ${LONGEST_VIDEO_S}`;
      throw new BadRequestError([{ path: 'script', message }]);
    }
    return { facts: facts && glanceOf(facts), targetSeconds: Math.max(targetSeconds, seconds) };
  },
};

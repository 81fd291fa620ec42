import { placeText, type TextPlace } from '../../compose/place';
import type { TextProps } from '../../layers/text.layer';
import type { TextBlock } from '../../text/text-block';
import { graphemesOf } from '../../text/words';
import type { Layer } from '../../timeline/layer';
import { progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { TERMINAL } from './preset';

/** 30 to 40 characters a second (reference boards); long texts type faster so that they never outlast their line. */
const CHARACTERS_A_SECOND = 36;
const LONGEST_MS = 1100;

interface TypedOptions {
  /** Milliseconds from the scene's start; negative for what frame 0 shows already. */
  at: number;
  glow?: TextProps['glow'];
  silent?: boolean;
}

/** Text that types itself behind a block cursor, with a key tick a word. Right-to-left text is uncovered instead. */
export function typed(env: SceneEnv, id: string, block: TextBlock, at: TextPlace, options: TypedOptions): Layer[] {
  const { unit } = env.stage;
  if (block.rtl)
    return [placeText(env, id, block, at, { glow: options.glow, motion: wipeIn({ at: options.at, from: 'right' }) })];
  const runs = block.lines.flatMap((line) => line.runs.map((run) => run.text));
  const count = runs.reduce((sum, text) => sum + graphemesOf(text).length, 0);
  const ms = Math.min(LONGEST_MS, (count / CHARACTERS_A_SECOND) * 1000);
  const end = options.at + ms;
  if (!options.silent) tickWords(env, runs.join(' '), options.at, ms);
  if (end <= 0) return [placeText(env, id, block, at, { glow: options.glow })];
  const cursor = {
    color: TERMINAL.green,
    width: Math.max(10 * unit, block.size * 0.5),
    height: block.size * 1.04,
    blink: false,
  };
  return [
    placeText(env, `${id}.typing`, block, at, {
      reveal: 'typed',
      cursor,
      // No cursor waits where nothing is being typed yet.
      at: Math.max(0, options.at),
      until: end,
      motion: progress({ at: options.at, ms, ease: 'linear' }),
    }),
    placeText(env, id, block, at, { glow: options.glow, at: end }),
  ];
}

function tickWords(env: SceneEnv, text: string, at: number, ms: number): void {
  for (const match of text.matchAll(/\S+/gu)) {
    const from = at + (ms * match.index) / Math.max(1, text.length);
    if (from > 0) env.cue('key', from, -6);
  }
}

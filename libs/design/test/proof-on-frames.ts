import { FPS, type ProofOfFigures, type Timeline } from '@app/picture';
import { type LayerGlyphs, linesOf, numeralsOf } from '../../picture/test/glyph-recorder';

/** A frame may stand on either side of an entry's first or last millisecond. */
const SLACK_MS = 1000 / FPS + 1;

export function everyFrame({ frames }: Timeline): number[] {
  return Array.from({ length: frames }, (_, frame) => frame);
}

/** Frames inside every movement of a text: as it starts, half-way and just before it ends; and the middle of every transition. */
export function movingFrames({ layers, scenes, frames }: Timeline): number[] {
  const inside = layers.flatMap(({ kind, tracks }) =>
    kind === 'paint' || kind === 'pattern' || kind === 'shape'
      ? []
      : tracks.flatMap(({ keys }) =>
          keys.slice(1).flatMap(({ frame }, index) => {
            const start = keys[index]?.frame ?? frame;
            return [start + 1, Math.round((start + frame) / 2), frame - 1];
          }),
        ),
  );
  const cuts = scenes.flatMap(({ from }) => [from, from + 5]);
  return [...new Set([...inside, ...cuts])].filter((frame) => frame >= 0 && frame < frames).sort((a, b) => a - b);
}

/** Numerals that are seen and not in the proof of that moment, and proven figures that no frame shows. */
export function compared(
  { figures }: ProofOfFigures,
  frames: readonly number[],
  read: (frame: number) => LayerGlyphs[],
): { unproven: string[]; unseen: string[] } {
  const unproven = new Set<string>();
  const unseen = new Set(figures.filter(({ where }) => where !== 'voice'));
  const missing = new Map([...unseen].map((figure) => [figure, new Set(numeralsOf(figure.text))]));
  for (const frame of frames) {
    const ms = (frame * 1000) / FPS;
    const now = figures.filter(
      ({ where, fromMs, toMs }) => where !== 'voice' && fromMs - SLACK_MS <= ms && ms < toMs + SLACK_MS,
    );
    const seen = read(frame).flatMap(({ layer, kind, runs }) =>
      linesOf(runs).flatMap((line) =>
        numeralsOf(line).map((numeral) => ({ layer, numeral, where: kind === 'captions' ? 'caption' : 'screen' })),
      ),
    );
    for (const { layer, numeral, where } of seen) {
      const proven = now.some((figure) => figure.where === where && numeralsOf(figure.text).includes(numeral));
      if (!proven) unproven.add(`${layer}: ${numeral}`);
    }
    for (const figure of now) {
      for (const { numeral, where } of seen) if (where === figure.where) missing.get(figure)?.delete(numeral);
      if (missing.get(figure)?.size === 0) unseen.delete(figure);
    }
  }
  return { unproven: [...unproven], unseen: [...unseen].map(({ scene, where, text }) => `${scene} ${where}: ${text}`) };
}

import { place, placeRect } from '../compose/place';
import { readsFromRight, splitAcross } from '../compose/reading-side';
import { setAlike, setOnOneOrTwo } from '../compose/set-alike';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthOf } from './chart-values';
import { headed, isWide } from './headed';
import { alongRoom } from './mark-rows';
import { markFill } from './marks';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'waterfall'>>;

/** Thickest bars, px on 1080x1920, and the share of a row that one fills. */
const THICKEST = 140;
const BAR_SHARE = 0.64;
/** Most air between two bars, px on 1080x1920. */
const MOST_GAP = 100;
/** Rows at least this high, px on 1080x1920, have name and value under each other, in rooms that are wide only higher ones. */
const STACKED_FROM = { narrow: 100, wide: 150 } as const;
/** Shares of the width: of both under each other, and of each beside the other. */
const STACKED = 0.46;
const NAMES = 0.38;
const VALUES = 0.22;
/** Between texts, between two rows' texts, and between texts and bars, px on 1080x1920. */
const BETWEEN = 12;
const APART = 20;
const ASIDE = 32;

/** A bar of the chart: what it runs from and to on the scale, and whether it is a part that stands on the running sum. */
interface Bar {
  label: string;
  figure: string;
  shown: string;
  from: number;
  to: number;
  isStep: boolean;
  strong: boolean;
}

/** Draws a waterfall: one row each for start, parts and end. Each part begins where the previous one ends. */
export function waterfallStandard(env: Env, kit: StyleKit): Layer[] {
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  return [...layers, ...chart(env, kit, body)];
}

/** Start and end stand on zero, parts on the running sum. */
export function waterfallBars(env: Env): Bar[] {
  const { start, steps, end, highlight } = env.scene;
  // Signs are written where they are the payload's own.
  const isSigned = start !== undefined && steps.every(({ takes }) => !takes);
  const whole = ({ label, figure }: typeof end, strong: boolean): Bar => {
    const to = lengthOf(env, figure);
    return { label, figure, shown: env.figure(figure), from: 0, to, isStep: false, strong };
  };
  let sum = start ? lengthOf(env, start.figure) : 0;
  const parts = steps.map(({ label, figure, takes }, index): Bar => {
    const from = sum;
    sum += takes ? -lengthOf(env, figure) : lengthOf(env, figure);
    const shown = env.figure(figure, isSigned ? 'signed' : 'full');
    return { label, figure, shown, from, to: sum, isStep: true, strong: index === highlight };
  });
  return [...(start ? [whole(start, false)] : []), ...parts, whole(end, highlight === steps.length)];
}

function chart(env: Env, kit: StyleKit, body: Box): Layer[] {
  const { unit } = env.stage;
  const bars = waterfallBars(env);
  const fromRight = readsFromRight(env);
  const slot = body.h / bars.length;
  const thick = Math.min(slot * BAR_SHARE, THICKEST * unit);
  const pitch = Math.min(slot, thick + MOST_GAP * unit);
  const isStacked = pitch >= (isWide(body) ? STACKED_FROM.wide : STACKED_FROM.narrow) * unit;
  const texts = rowTexts(env, kit, bars, { w: body.w, h: pitch, isStacked });
  const [words, plot] = splitAcross(env, body, texts.w, ASIDE * unit);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const at = alongRoom(plot, Math.min(...ends), Math.max(...ends), fromRight);
  const line = Math.max(4, kit.shape.line) * unit;
  // Texts may be higher than bars: both have one middle.
  const down = body.y + Math.max(0, Math.min(texts.h, slot) - thick) / 2;
  const axis = { x: at(0) - line / 2, y: down, w: line, h: pitch * (bars.length - 1) + thick };
  return [
    placeRect(env, 'zero', axis, kit.colors.rule, { motion: kit.enter.mark(beat(env, 1)) }),
    ...bars.flatMap((bar, index): Layer[] => {
      // In its turn: a bar that waited for its word would leave the next one on nothing.
      const enters = beat(env, 1 + index * 2);
      const [left, right] = [bar.from, bar.to].map(at).sort((a, b) => a - b) as [number, number];
      const box = { x: left, y: down + index * pitch, w: right - left, h: thick };
      const join = { x: at(bar.to) - line / 2, y: box.y + thick, w: line, h: pitch - thick };
      const joins = kit.enter.mark(beat(env, 2 + index * 2));
      return [
        ...(index < bars.length - 1
          ? [placeRect(env, `row${index}.join`, join, kit.colors.rule, { motion: joins })]
          : []),
        barPiece(env, kit, `row${index}`, bar, box, enters),
        ...texts.write(index, { ...words, y: box.y + thick / 2 }, enters),
      ];
    }),
  ];
}

/** Names and values of all rows, each in one size: how wide they are, and how a row writes its own around the height `y`. */
function rowTexts(
  env: Env,
  kit: StyleKit,
  bars: readonly Bar[],
  { w, h, isStacked }: { w: number; h: number; isStacked: boolean },
): { w: number; h: number; write(index: number, place: { x: number; y: number; w: number }, at: number): Layer[] } {
  const { unit } = env.stage;
  const between = BETWEEN * unit;
  const tall = h - APART * unit;
  const values = setAlike(
    env,
    bars.map(({ shown, strong }) => kit.figure(shown, 84, strong ? 'accent' : 'ink')),
    { w: w * (isStacked ? STACKED : VALUES), h: isStacked ? (tall - between) / 2 : tall, lines: 1 },
  );
  const spare = tall - between - Math.max(...values.map((value) => value.h));
  const names = setOnOneOrTwo(
    env,
    bars.map(({ label, strong, isStep }) => kit.words(env.text(label), 54, strong || !isStep ? 'ink' : 'dim')),
    { w: w * (isStacked ? STACKED : NAMES), h: isStacked ? spare : tall },
  );
  const [name, value] = [names, values].map((blocks) => Math.max(...blocks.map((block) => block.w)));
  const gap = ASIDE * unit;
  const heights = names.map((label, index) => {
    const figure = values[index]?.h ?? 0;
    return isStacked ? label.h + between + figure : Math.max(label.h, figure);
  });
  return {
    h: Math.max(...heights),
    w: isStacked ? Math.max(name ?? 0, value ?? 0) : (name ?? 0) + gap + (value ?? 0),
    write(index, place, at) {
      const [label, figure] = [names[index], values[index]];
      if (!label || !figure) return [];
      const fromRight = readsFromRight(env);
      const start = (block: TextBlock): number => (fromRight ? place.x + place.w - block.w : place.x);
      const end = (block: TextBlock): number => (fromRight ? place.x : place.x + place.w - block.w);
      const top = place.y - (heights[index] ?? 0) / 2;
      const [nameY, figureY] = isStacked
        ? [top, top + label.h + between]
        : [place.y - label.h / 2, place.y - figure.h / 2];
      return [
        placeSet(env, kit, `row${index}.label`, label, { x: start(label), y: nameY }, at),
        placeFigure(env, kit, `row${index}.figure`, figure, { x: (isStacked ? start : end)(figure), y: figureY }, at),
      ];
    },
  };
}

/** A bar that grows the way that the sum goes; hollow where something is taken away. */
function barPiece(
  env: Env,
  kit: StyleKit,
  id: string,
  { figure, from, to, isStep, strong }: Bar,
  box: Box,
  at: number,
) {
  const { unit } = env.stage;
  const falls = isStep && to < from;
  const forward = readsFromRight(env) ? 'left' : 'right';
  const back = forward === 'left' ? 'right' : 'left';
  const width = Math.max(5, kit.shape.line) * unit;
  const wall = falls ? { color: strong ? kit.colors.accent : kit.colors.mass, width } : undefined;
  const edge = kit.inked && !wall ? { color: kit.inked.color, width: kit.inked.meter * unit } : wall;
  const fill = falls ? kit.colors.track : markFill(kit, box, strong);
  return place(
    env,
    'spans',
    `${id}.bar`,
    { spans: [{ box, fill, grows: to >= from ? forward : back }], edge },
    {
      box,
      motion: kit.enter.chart(at),
      marks: [{ figure, box, ...(isStep ? { floats: true as const } : {}) }],
    },
  );
}

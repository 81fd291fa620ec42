import { barsIn, type BarDraft } from '../../compose/bars-in';
import { place, placeRect } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { barGeometry, barTexts, type BarsProps } from '../../layers/bars.layer';
import { barRows } from './bar-rows';
import { towerFill } from './bar-fill';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chrome, chromeRoom } from './chrome';
import { VAPOR } from './preset';
import { sceneTitle } from './scene-title';
import { driftIn, entrance, float, leave } from './vapor-motion';
import { figureLook, sideOf, wordLook } from './vapor-type';
import { openText } from './wide-text';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

const GROW_AT = 60;
const GROW_MS = 1000;

/** Glass towers on the horizon, the one that matters made of the sun; lying down where their names are long. */
export function barsLayout(env: BarsEnv): Layer[] {
  const headed = header(env, true);
  const standing = standingBars(env, roomUnder(env, headed.bottom));
  const named = standing.bars.every((bar, index) => bar.label !== undefined || !env.scene.bars[index]?.label);
  if (named) return [...headed.layers, ...towers(env, standing)];
  // Many lines of names and values need the height that the figure would take.
  const { layers, bottom } = env.scene.bars.length > 5 ? header(env, false) : headed;
  return [...layers, ...barRows(env, roomUnder(env, bottom))];
}

function roomUnder({ stage: { content, unit } }: BarsEnv, bottom: number): Box {
  return { ...content, y: bottom + 64 * unit, h: content.y + content.h - bottom - 70 * unit };
}

function header(env: BarsEnv, figured: boolean): { layers: Layer[]; bottom: number } {
  const { content, unit, format } = env.stage;
  const { scene } = env;
  const title = sceneTitle(env, env.text(scene.title));
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  if (!figured || key === undefined || (format !== '9:16' && scene.figure === undefined)) return title;
  const pad = chromeRoom(220 * unit);
  const room = { x: content.x + pad, y: title.bottom + 54 * unit, w: content.w - 2.4 * pad, h: content.h * 0.18 };
  const figure = setIn(env, figureLook(env, env.figure(key), 220), room, { line: true, align: sideOf(env) });
  return {
    layers: [...title.layers, ...chrome(env, 'figure', figure, [driftIn(env, 60), float(env, 0.2, 6), leave(env)])],
    bottom: figure.box.y + figure.box.h + 10 * unit,
  };
}

function standingBars(env: BarsEnv, area: Box): BarsProps {
  const { unit } = env.stage;
  const { scene } = env;
  const many = scene.bars.length > 8;
  const words = wordLook(env, '0', 48);
  return barsIn(env, area, {
    direction: 'up',
    gap: many ? 0.3 : 0.34,
    textGap: 26 * unit,
    display: { font: words.font, size: 62 * unit, floor: 42 * unit, color: VAPOR.white },
    label: { font: words.font, size: 48 * unit, floor: 42 * unit, color: VAPOR.white },
    bars: scene.bars.map((bar, index): BarDraft => {
      const value = env.value(bar.figure);
      const strong = index === scene.highlight;
      return {
        value: Number.isFinite(value) ? value : 0,
        fill: VAPOR.violet,
        display: env.figure(bar.figure),
        label: env.text(bar.label),
        strong,
        ...(strong ? { displayColor: VAPOR.sun } : {}),
      };
    }),
  });
}

/** The marks without their texts, and the texts outlined beside them, each as its tower is done. */
function towers(env: BarsEnv, props: BarsProps): Layer[] {
  const { rects, zero } = barGeometry(props);
  const bars = props.bars.map((bar, index) => {
    const strong = index === env.scene.highlight;
    return { value: bar.value, fill: towerFill(rects[index] ?? props.box, true, strong, bar.value < 0) };
  });
  const growing = progress({ at: entrance(env, GROW_AT), ms: GROW_MS, ease: 'cubic-out' });
  const texts = props.bars.flatMap((bar, index) =>
    barTexts(props, bar, rects[index] ?? props.box, zero).map(({ block, x, y, value }): Layer => {
      const at = GROW_AT + 420 + (index * 420) / props.bars.length;
      const set = { block, box: { x, y, w: block.w, h: block.h } };
      const motion = value ? driftIn(env, at) : fade({ at: entrance(env, GROW_AT) });
      return openText(env, `${value ? 'value' : 'label'}${index}`, set, [motion, leave(env)]);
    }),
  );
  return [
    place(env, 'bars', 'towers', { ...props, bars }, { z: Z.marks, box: props.box, motion: [growing, leave(env)] }),
    ground(env, zero),
    ...texts,
  ];
}

/** The line of zero, from edge to edge. */
function ground(env: BarsEnv, zero: number): Layer {
  const { unit, width } = env.stage;
  const line = { x: 0, y: zero - 3 * unit, w: width, h: 6 * unit };
  return placeRect(env, 'zero', line, VAPOR.cyan, {
    z: Z.marks + 1,
    motion: [fade({ at: entrance(env, 0) }), leave(env)],
  });
}

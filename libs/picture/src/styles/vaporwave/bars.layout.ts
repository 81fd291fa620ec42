import { chromeFigure } from './chrome';
import { barsIn } from '../../compose/bars-in';
import { place, placeRect } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { barGeometry, type BarsProps, barTexts } from '../../layers/bars.layer';
import { type Fill, fillAcross, fillDown } from '../../layers/fill';
import { type Box, Z } from '../../stage/stage';
import { draftBars } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { VAPOR } from './preset';
import { slitFill } from './slits';
import { driftIn, entrance, leave, openText, sceneTitle, sideOf, wordLook } from './type-and-motion';

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
  const { unit, format } = env.stage;
  const { scene } = env;
  const title = sceneTitle(env, env.text(scene.title));
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  if (!figured || key === undefined || (format !== '9:16' && scene.figure === undefined)) return title;
  const { layers, box } = chromeFigure(env, 'figure', env.figure(key), title.bottom + 54 * unit, {
    size: 220,
    share: 0.18,
  });
  return { layers: [...title.layers, ...layers], bottom: box.y + box.h + 10 * unit };
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
    bars: draftBars(env, (strong) => ({ fill: VAPOR.violet, displayColor: strong ? VAPOR.sun : undefined })),
  });
}

/** The marks without their texts, and the texts outlined beside them, each as its tower is done. */
function towers(env: BarsEnv, props: BarsProps): Layer[] {
  const { rects, zero } = barGeometry(props);
  const bars = props.bars.map((bar, index) => {
    const strong = index === env.scene.highlight;
    return {
      value: bar.value,
      figure: bar.figure,
      fill: towerFill(rects[index] ?? props.box, true, strong, bar.value < 0),
    };
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

/** Bars that lie down: name and value on a line of their own over each, all from one visible zero. */
function barRows(env: BarsEnv, area: Box): Layer[] {
  const { unit } = env.stage;
  const { bars } = env.scene;
  const pitch = area.h / Math.max(1, bars.length);
  const thick = Math.max(10 * unit, Math.min(pitch * 0.3, 80 * unit));
  const gap = Math.min(24 * unit, pitch * 0.1);
  const words = pitch - thick - 2.4 * gap;
  const values = bars.map((bar) => env.value(bar.figure));
  const rtl = readsFromRight(env);
  const marks = values.map((value) => ({ value: Number.isFinite(value) ? (rtl ? -value : value) : 0, fill: '' }));
  const { rects, zero } = barGeometry({ box: area, bars: marks, direction: 'right', gap: 0 });
  const axis = { x: zero - 3 * unit, y: area.y + words, w: 6 * unit, h: area.h - words - gap };
  return [
    ...bars.flatMap((bar, index): Layer[] => {
      const strong = index === env.scene.highlight;
      const y = area.y + index * pitch + gap * 0.8;
      const ink = strong ? VAPOR.sun : VAPOR.white;
      const room = { ...area, y, h: words };
      const look = (text: string, size: number) => ({ ...wordLook(env, text, size, ink), maxLines: 1 });
      const end = rtl ? 'left' : 'right';
      const value = setIn(env, look(env.figure(bar.figure), 54), { ...room, w: area.w * 0.5 }, { line: true });
      value.box = {
        ...value.box,
        x: end === 'right' ? area.x + area.w - value.box.w : area.x,
        y: y + words - value.box.h,
      };
      const left = area.w - value.box.w - 36 * unit;
      const free = { ...room, x: rtl ? area.x + area.w - left : area.x, w: left };
      const label = setIn(env, look(env.text(bar.label), 50), free, { stand: 'bottom', align: sideOf(env) });
      const at = entrance(env, 60 + (index * 620) / bars.length);
      const box = { x: rects[index]?.x ?? 0, y: y + words + gap, w: rects[index]?.w ?? 0, h: thick };
      const below = (marks[index]?.value ?? 0) < 0;
      return [
        placeRect(env, `bar${index}`, box, towerFill(box, false, strong, below), {
          z: Z.marks,
          motion: [wipeIn({ at, ms: 620, from: below ? 'right' : 'left' }), leave(env)],
          marks: [{ figure: bar.figure, box }],
        }),
        openText(env, `label${index}`, label, [driftIn(env, at), leave(env)]),
        openText(env, `value${index}`, value, [driftIn(env, at + 120), leave(env)]),
      ];
    }),
    placeRect(env, 'zero', axis, VAPOR.cyan, { z: Z.marks + 1, motion: [fade({ at: entrance(env, 0) }), leave(env)] }),
  ];
}

const SUNRISE = [VAPOR.sun, VAPOR.gold, VAPOR.peach, VAPOR.pink, VAPOR.dusk];

/** Glass with a bright lip at its end, or a piece of the sun for the one that matters; `below` for values under zero. */
function towerFill({ x, y, w, h }: Box, up: boolean, strong: boolean, below: boolean): Fill {
  if (strong && up) return slitFill(below ? y + h : y, below ? y : y + h, SUNRISE, `${VAPOR.plum}CC`, 0.3);
  const lip = Math.min(0.4, (up ? 9 : 12) / Math.max(1, up ? h : w));
  const colors = strong
    ? [VAPOR.white, VAPOR.gold, VAPOR.pink, VAPOR.dusk]
    : [VAPOR.sky, VAPOR.azure, VAPOR.violet, VAPOR.indigo];
  const [edge = '', near = '', middle = '', far = ''] = colors;
  const [start, end] = up ? [y, y + h] : [x + w, x];
  const [from, to] = below ? [end, start] : [start, end];
  return (up ? fillDown : fillAcross)(from, to, [0, edge], [lip, edge], [lip, near], [0.5, middle], [1, far]);
}

import { place, placePaint, placeText } from '../../compose/place';
import { partsOf } from '../../compose/reading-side';
import { setAlike } from '../../compose/set-alike';
import { setIn } from '../../compose/set-in';
import { barGeometry, type BarsProps } from '../../layers/bars.layer';
import { type Box, Z } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, hairline } from './column';
import { appear, figureLook, titleLook, turnOf, wordLook } from './type-and-motion';
import { ball, type BeadsData, GOLD, PEARL } from './objects';
import { inkOf, LUXURY } from './preset';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** A ball under this share of the other's radius would be a crumb: then the two stand on stems. */
const SMALLEST_SHARE = 0.2;

/** Two figures over two balls whose areas are to each other as the figures are, or over stems where areas cannot be; gold for the one the story is about. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * 0.17 }, [
    { id: 'title', look: { ...titleLook(env, env.text(scene.title), 92), maxLines: 2 } },
  ]);
  const body: Box = { ...content, y: head.bottom + 70 * unit, h: content.y + content.h - head.bottom - 70 * unit };
  const columns = partsOf(env, body, 2, 60 * unit, false);
  const figuresAt = (size: number): TextBlock[] =>
    setAlike(
      env,
      scene.sides.map((side, index) =>
        figureLook(env, env.figure(side.figure), size, index === scene.focus ? 'ink' : 'dim'),
      ),
      { w: columns[0]?.w ?? body.w, h: body.h * 0.24 },
    );
  const large = figuresAt(240);
  // Set again at the size they came to: the optical size follows the drawn one, and a minus sign must not vanish.
  const figures = figuresAt(Math.min(240, ...large.map((block) => block.size / unit)));
  const sizes = radii(env);
  const tallest = Math.max(...figures.map((block) => block.h));
  let bottom = 0;
  const layers = [...head.layers];
  scene.sides.forEach((side, index) => {
    const [box, block] = [columns[index], figures[index]];
    if (!box || !block) return;
    const at = turnOf(env, 1 + index * 2, side.figure);
    const strong = index === scene.focus;
    const rtl = block.rtl;
    const rule = { ...box, y: box.y + tallest + 44 * unit, h: 2 * unit };
    const words = { ...box, y: rule.y + 36 * unit, h: body.h * 0.2 };
    const label = setIn(
      env,
      { ...wordLook(env, env.text(side.label), 54, strong ? 'ink' : 'dim'), maxLines: 3 },
      words,
    );
    const x = rtl ? box.x + box.w - block.w : box.x;
    bottom = Math.max(bottom, label.box.y + label.box.h);
    layers.push(
      placeText(env, `figure${index}`, block, { x, y: box.y + tallest - block.h }, { motion: appear(env, at) }),
      hairline(env, `rule${index}`, rule, at, strong ? undefined : LUXURY.shade),
      placeText(env, `label${index}`, label.block, label.box, { motion: appear(env, at + 160) }),
    );
  });
  if (sizes) return [...ballLayers(env, sizes, columns, bottom), ...layers];
  const room = { ...content, y: bottom + 70 * unit, h: Math.max(1, content.y + content.h - bottom - 90 * unit) };
  const values = scene.sides.map((side) => env.value(side.figure));
  return [...stems(env, room, values, scene.focus), ...layers];
}

function ballLayers(env: ComparisonEnv, sizes: [number, number], columns: Box[], top: number): Layer[] {
  const { content, unit } = env.stage;
  const note = AREA_TO_SCALE[env.language];
  const floor = content.y + content.h - (note ? 76 : 20) * unit;
  const room = floor - top - 50 * unit;
  const largest = Math.min(210 * unit, room / 2, (columns[0]?.w ?? 0) * 0.46);
  if (!note || largest < 60 * unit) return [];
  const words = setIn(
    env,
    { ...wordLook(env, note, 46, 'dim'), maxLines: 1 },
    { ...content, y: floor + 24 * unit, h: 52 * unit },
  );
  const balls = columns.map((box, index): Layer => {
    const r = largest * (sizes[index] ?? 0);
    const at = turnOf(env, 1 + index * 2, env.scene.sides[index]?.figure);
    return ball(
      env,
      `ball${index}`,
      { x: box.x + box.w / 2, y: floor - r, r, gold: index === env.scene.focus },
      at,
      Z.art + index,
    );
  });
  return [...balls, placeText(env, 'scale', words.block, words.box, { motion: appear(env, 640) })];
}

/** Radii as shares of the larger one, by square root of the values; null where areas could not tell the truth. */
function radii(env: ComparisonEnv): [number, number] | null {
  const [a, b] = env.scene.sides.map((side) => env.value(side.figure));
  if (a === undefined || b === undefined || !(a > 0) || !(b > 0)) return null;
  const most = Math.max(a, b);
  const shares: [number, number] = [Math.sqrt(a / most), Math.sqrt(b / most)];
  return Math.min(...shares) < SMALLEST_SHARE ? null : shares;
}

/** Two values as balls on stems from one zero, for those that areas cannot show: below zero, or too far apart. */
function stems(env: SceneEnv, box: Box, values: number[], focus: number): Layer[] {
  const { unit } = env.stage;
  const r = Math.min(74 * unit, box.h * 0.16);
  const plot = { ...box, y: box.y + r, h: box.h - 2 * r };
  if (plot.h < 3 * r || values.some((value) => !Number.isFinite(value))) return [];
  const fill = (index: number): string => (index === focus ? LUXURY.champagne : LUXURY.stone);
  const props: BarsProps = {
    box: plot,
    bars: values.map((value, index) => ({ value, fill: fill(index) })),
    direction: 'up',
    gap: 1 - (3 * unit * values.length) / box.w,
    textGap: 0,
    zero: { fill: inkOf(env).rule, width: 2 * unit },
  };
  const { rects, zero } = barGeometry(props);
  const data: BeadsData = {
    r,
    beads: rects.map((rect, index) => {
      const tip = (values[index] ?? 0) >= 0 ? rect.y : rect.y + rect.h;
      return { x: rect.x + rect.w / 2, foot: zero, tip, skin: index === focus ? GOLD : PEARL };
    }),
  };
  const motion = progress({ at: entrance(env, 260), ms: 1500, ease: 'cubic-in-out' });
  return [
    place(env, 'bars', 'stems', props, { box: plot, motion }),
    placePaint(env, 'beads', 'lux.beads', data, { z: Z.marks + 1, box, motion }),
  ];
}

/** "Area to scale" as the board must say beside marks whose area is the value (reference boards, "Honest marks"). */
const AREA_TO_SCALE: Readonly<Record<string, string>> = {
  en: 'Area to scale',
  es: 'Área a escala',
  pt: 'Área em escala',
  fr: 'Aire à l’échelle',
  de: 'Fläche im Maßstab',
  it: 'Area in scala',
  tr: 'Alan ölçekli',
  id: 'Luas sesuai skala',
  ja: '面積は比例',
  ko: '면적 비례',
  zh: '面积成比例',
  hi: 'क्षेत्रफल अनुपात में',
  ar: 'المساحة بمقياس',
};

import { barsIn } from '../../compose/bars-in';
import { place, placePaint } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import { Z } from '../../stage/stage';
import { draftBars } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, roomBelow, type ColumnPart } from './column';
import { entrance } from '../../standard/plain-kit';
import { figureLook, titleLook, wordLook } from './type-and-motion';
import { inkOf, LUXURY } from './preset';
import { type BeadsData, GOLD, PEARL } from './objects';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

const DRAW_MS = 1500;

/** Stems from one table, a pearl on each; the one that matters is gold. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const title = env.text(scene.title);
  const told = scene.bars[scene.highlight];
  const tall = env.stage.format === '9:16' && scene.bars.length <= 7;
  const key = scene.figure ?? (tall ? told?.figure : undefined);
  const name = key !== undefined && key === told?.figure ? env.text(told.label) : '';
  const parts: ColumnPart[] = key
    ? [
        { id: 'title', look: { ...wordLook(env, title, 56, 'dim'), maxLines: 2 } },
        { id: 'figure', look: figureLook(env, env.figure(key), 240), key, line: true, gap: 48 },
        ...(name ? [{ id: 'name', look: wordLook(env, name, 56, 'gold'), gap: 44 }] : []),
      ]
    : [{ id: 'title', look: { ...titleLook(env, title, 108), maxLines: 3 } }];
  const head = column(env, { ...content, y: content.y + 10 * unit, h: content.h * (key ? 0.34 : 0.28) }, parts);
  const area = roomBelow(env, head.bottom, 64);
  const slot = area.w / scene.bars.length;
  const r = Math.min(34 * unit, slot * 0.3);
  const family = env.preset.families;
  const ink = inkOf(env);
  const props = barsIn(env, area, {
    direction: 'up',
    gap: 1 - Math.min(0.5, (3 * unit) / slot),
    textGap: r + 18 * unit,
    zero: { fill: ink.rule, width: 2 * unit },
    display: {
      font: { family: family.display, weight: 400, optical: 8, kern: -0.02 },
      size: 66 * unit,
      floor: 42 * unit,
      color: ink.ink,
    },
    label: { font: { family: family.text, weight: 600 }, size: 48 * unit, floor: 42 * unit, color: ink.dim },
    bars: draftBars(env, (strong) => ({
      fill: strong ? LUXURY.champagne : LUXURY.stone,
      displayColor: strong ? ink.gold : undefined,
    })),
  });
  const { rects } = barGeometry(props);
  const data: BeadsData = {
    r,
    beads: rects.map((rect, index) => {
      const up = (props.bars[index]?.value ?? 0) >= 0;
      const [foot, tip] = up ? [rect.y + rect.h, rect.y] : [rect.y, rect.y + rect.h];
      return { x: rect.x + rect.w / 2, foot, tip, skin: index === scene.highlight ? GOLD : PEARL };
    }),
  };
  const box = { x: props.box.x - r, y: props.box.y - r, w: props.box.w + 2 * r, h: props.box.h + 2 * r };
  const marks = scene.bars.map(({ figure }, index) => ({ figure, box: rects[index] ?? box }));
  const grown = progress({ at: entrance(env, 160), ms: DRAW_MS, ease: 'cubic-in-out' });
  return [
    ...head.layers,
    place(env, 'bars', 'bars', props, { box: props.box, motion: grown }),
    placePaint(env, 'beads', 'lux.beads', data, { z: Z.marks + 1, box, motion: grown, marks }),
  ];
}

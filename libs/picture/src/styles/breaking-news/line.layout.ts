import { place, placeRect, placeText } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { deltaSlab } from './delta-slab';
import { markSeries } from './line-marks';
import { enter, leave, startAt } from './news-motion';
import { newsPlan, type NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { marginOf, slab } from './slab';

type LineEnv = SceneEnv<SceneOf<'line'>>;

const DRAW_AT = 160;
const DRAW_MS = 1500;

/** The figure over a full-bleed glass panel: a white line with red under it, its change on a white slab, dates on the floor. */
export function lineLayout(env: LineEnv): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body, wide } = plan;
  const head = scene.figure ?? scene.points.at(-1)?.figure;
  const title = env.fit({
    text: env.text(scene.title),
    font: FACE.bold,
    size: 58 * u,
    floor: 44 * u,
    width: body.w,
    maxLines: 2,
    maxHeight: body.h * 0.16,
    leading: lineHeight(env, 1.14),
    color: NEWS.ice,
  });
  let y = body.y + 8 * u;
  const layers: Layer[] = [
    placeText(
      env,
      'title',
      title,
      { ...marginOf(env, plan), y },
      { motion: [rise({ at: startAt(env, 0), sound: 'whoosh' }), leave(env)] },
    ),
  ];
  y += title.h + 36 * u;
  if (head) {
    const figure = env.fitLine({
      text: env.figure(head),
      font: FACE.figure,
      size: 220 * u,
      width: body.w * (wide ? 0.6 : 0.96),
      maxHeight: body.h * 0.2,
      color: NEWS.white,
    });
    layers.push(
      placeText(
        env,
        'figure',
        figure,
        { ...marginOf(env, plan), y },
        {
          motion: enter(env, plan, 100),
        },
      ),
    );
    y += figure.h + 48 * u;
  }
  const floor = body.y + body.h - 84 * u;
  const panel = { x: 0, y, w: env.stage.width, h: floor - y };
  layers.push(
    slab(env, plan, 'panel', panel, 'glass', { at: 60, ms: 380, shadow: false }),
    placeRect(env, 'floor', { x: 0, y: floor - 2 * u, w: panel.w, h: 5 * u }, NEWS.white, {
      z: Z.marks + 5,
      motion: enter(env, plan, 160, 420),
    }),
  );
  const change = scene.delta ? deltaSlab(env, plan, scene.delta, panel) : null;
  const plot = plotOf(env, plan, panel, change?.box ?? null);
  layers.push(
    ...gridLines(env, panel),
    place(env, 'line', 'series', plot, {
      z: Z.marks + 2,
      box: plot.box,
      motion: [progress({ at: startAt(env, DRAW_AT), ms: DRAW_MS, ease: 'cubic-out' }), leave(env)],
    }),
    ...(change?.layers ?? []),
    ...markSeries(env, plan, plot, {
      floor,
      ceiling: panel.y,
      slab: change?.box ?? null,
      drawAt: DRAW_AT,
      drawMs: DRAW_MS,
    }),
  );
  return layers;
}

/** The series runs from the frame's edge to the margin; its lowest value stands a little over the floor and is written there. */
function plotOf(env: LineEnv, { u }: NewsPlan, panel: Box, change: Box | null): LineProps {
  const values = env.scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) || 1;
  const r = 22 * u;
  const { safe } = env.stage;
  const box = { x: 0, y: panel.y + 120 * u, w: safe.x + safe.w - r - 6 * u, h: panel.h - 120 * u };
  const fromZero = low >= 0 && low < span * 0.5;
  const min = fromZero ? 0 : low - span * 0.34;
  // The line keeps under the change's slab only where it would run into it.
  const met = linePoints({ box, values, min, max: high }).filter(
    ([x]) => change !== null && x < change.x + change.w + 40 * u && x > change.x - 40 * u,
  );
  const highest = Math.min(...met.map(([, y]) => y));
  const bottom = box.y + box.h;
  const clear = change ? change.y + change.h + 110 * u : 0;
  if (highest < clear) {
    const squeeze = (bottom - clear) / (bottom - highest);
    box.h = Math.max(60 * u, box.h * squeeze);
    box.y = bottom - box.h;
  }
  const area = fillDown(box.y, box.y + box.h, [0, `${NEWS.red}F2`], [1, `${NEWS.red}1F`]);
  return {
    box,
    values,
    min,
    max: high,
    mode: 'line',
    stroke: { fill: NEWS.white, width: 11 * u },
    ...(env.scene.area ? { area } : {}),
    marker: { shape: 'disc', r, fill: NEWS.red, ring: { color: NEWS.white, width: 9 * u } },
  };
}

function gridLines(env: LineEnv, panel: Box): Layer[] {
  return [1, 2, 3].map((step) =>
    placeRect(env, `grid${step}`, { ...panel, y: panel.y + (panel.h * step) / 4, h: 2 }, '#BFD4F71A', {
      z: Z.marks + 1,
      motion: leave(env),
    }),
  );
}

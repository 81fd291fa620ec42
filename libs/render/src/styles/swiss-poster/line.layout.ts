import { placeCounter, place, placeRect, placeText } from '../../compose/place';
import { stack } from '../../compose/stack';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { SWISS } from './preset';

/** A solid black mass that ends in a red disc, standing on a red field that turns the bottom zone into the poster. */
export function lineLayout(env: SceneEnv<SceneOf<'line'>>): Layer[] {
  const { stage, scene } = env;
  const { content, unit, width, height } = stage;
  const family = env.preset.families.display;
  const words = { family, weight: 600 } as const;
  const floor = content.y + content.h - 76 * unit;
  const right = content.x + content.w;
  const head = scene.figure ?? scene.points.at(-1)?.figure;
  const delta = scene.delta;
  const parts = [
    {
      text: {
        text: env.text(scene.title),
        font: words,
        size: 52 * unit,
        floor: 44 * unit,
        maxLines: 2,
        color: SWISS.black,
      },
    },
    ...(head
      ? [
          {
            text: {
              text: env.figure(head),
              font: { family, weight: 700, kern: -0.045, tabular: true },
              size: 216 * unit,
              color: SWISS.black,
            },
            line: true,
            gap: 40 * unit,
          },
        ]
      : []),
    { height: 8 * unit, gap: 48 * unit },
    ...(delta
      ? [
          {
            text: {
              text: [
                { text: `${env.figure(delta.figure, 'signed')} `, color: SWISS.red, weight: 700, scale: 1.5 },
                { text: ` ${env.text(delta.label)}` },
              ],
              font: { family, weight: 500 },
              size: 56 * unit,
              color: SWISS.black,
              maxLines: 1,
            },
            gap: 44 * unit,
          },
        ]
      : []),
  ];
  const { items, bottom } = stack(env, { ...content, h: content.h * 0.46 }, parts);
  const [title, second, third, fourth] = items;
  const figure = head ? second : undefined;
  const rule = head ? third : second;
  const change = head ? fourth : third;
  const values = scene.points.map((point) => env.value(point.figure));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const r = 44 * unit;
  const top = bottom + 90 * unit;
  const plot: LineProps = {
    box: { x: 0, y: top, w: right - r, h: floor - top },
    values,
    min: low >= 0 && low < (high - low) * 2 ? 0 : low - (high - low) * 0.45,
    max: high,
    mode: 'line',
    area: SWISS.black,
    marker: { shape: 'disc', r, fill: SWISS.red },
  };
  const first = env.fit({
    text: env.figure(scene.points[0]?.figure ?? ''),
    font: words,
    size: 48 * unit,
    width: 400 * unit,
    color: SWISS.black,
  });
  const points = linePoints(plot);
  const firstTop = Math.min(...points.filter(([x]) => x < content.x + first.w + 20 * unit).map(([, y]) => y));
  const date = (text: string) =>
    env.fit({ text, font: words, size: 44 * unit, width: content.w / 2, color: SWISS.paper });
  const from = date(env.text(scene.points[0]?.label));
  const to = date(env.text(scene.points.at(-1)?.label));
  const layers: Layer[] = [
    placeRect(env, 'field', { x: 0, y: floor, w: width, h: height - floor }, SWISS.red, {
      z: Z.art,
      motion: wipeIn({ from: 'bottom', ms: 300, sound: 'click' }),
    }),
    place(env, 'line', 'series', plot, {
      motion: progress({ at: 200, ms: 1500, ease: 'cubic-in-out' }),
      box: plot.box,
    }),
    placeText(env, 'first', first, { x: content.x, y: firstTop - 28 * unit - first.h }, { motion: fade({ at: 500 }) }),
    placeText(env, 'from', from, { x: content.x, y: floor + 30 * unit }, { motion: fade({ at: 300 }) }),
    placeText(env, 'to', to, { x: right, y: floor + 30 * unit, anchor: 'right' }, { motion: fade({ at: 1500 }) }),
  ];
  if (title?.block) layers.push(placeText(env, 'title', title.block, title.box, { motion: wipeIn({ at: 80 }) }));
  if (figure?.block)
    layers.push(
      placeCounter(env, 'figure', figure.block, figure.box, {
        motion: [wipeIn({ at: 140 }), progress({ at: 140, ms: 1100 })],
      }),
    );
  if (rule)
    layers.push(
      placeRect(env, 'rule', { ...rule.box, w: content.w }, SWISS.black, { motion: wipeIn({ at: 0, ms: 240 }) }),
    );
  if (change?.block) layers.push(placeText(env, 'delta', change.block, change.box, { motion: wipeIn({ at: 420 }) }));
  return layers;
}

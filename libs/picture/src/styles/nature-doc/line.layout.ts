import { place, placeRect } from '../../compose/place';
import { seriesFocus } from '../../compose/series-focus';
import { fillAcross } from '../../layers/fill';
import { linePoints } from '../../layers/line.layer';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, single } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, type Words } from './column';
import { brightOf } from './light';
import { lineWords, seriesBase, type LinePlot } from './line-words';
import type { CrestData, MassifData } from './massif.painter';
import { appear, cueFor, entrance } from './nature-motion';
import { NATURE } from './preset';
import { brightness, soil } from './soil';
import { figureType, headType, labelType } from './type-scale';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** The series is a ridge against bright mist: its crest catches the light from left to right, the sun rides on it to the value that is told. */
export function lineLayout(env: LineEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { layers, bottom } = header(env);
  const values = env.scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const r = 54 * unit;
  const top = bottom + 100 * unit;
  const floor = content.y + content.h - 84 * unit;
  const base = seriesBase(values);
  const few = env.scene.points.length <= 8;
  const left = few ? content.x + 60 * unit : 0;
  const room = (few ? 96 * unit : 30 * unit) + r;
  const plinth = base.index === null ? 0 : 84 * unit;
  const plot: LinePlot = {
    box: {
      x: left,
      y: top + room,
      w: content.x + content.w - (few ? 60 * unit : r) - left,
      h: Math.max(1, floor - plinth - top - room),
    },
    values,
    min: base.min,
    max: Math.max(base.min + 1e-9, ...values),
    floor,
    foot: base.index,
  };
  const points = linePoints(plot);
  const light = brightOf(env);
  const box = { x: 0, y: top, w: width, h: floor - top };
  const massif: MassifData = {
    points,
    box,
    crest: NATURE.green,
    foot: NATURE.ink,
    facet: NATURE.deep,
  };
  const crest: CrestData = {
    points,
    width: 7 * unit,
    color: NATURE.spoken,
    glow: NATURE.amber,
    sun: { r, disc: light.disc, halo: light.glow, rest: seriesFocus(env) },
  };
  const at = entrance(env, 150);
  const climb = progress({ at, ms: 1800, ease: 'cubic-in-out' });
  const uncover = { ...single('wipe', { at, ms: 1800 }, 0, 1, 1800, 'cubic-in-out'), wipeFrom: 'left' as const };
  return [
    brightness(env, bottom + 24 * unit, floor),
    place(
      env,
      'paint',
      'massif',
      { painter: 'nature.massif', data: massif },
      {
        z: Z.marks,
        box: { ...plot.box, y: top, h: floor - top },
        motion: uncover,
      },
    ),
    place(env, 'paint', 'crest', { painter: 'nature.crest', data: crest }, { z: Z.marks + 1, motion: climb }),
    ...slopesOff(env, points, floor),
    soil(env, floor, Z.marks + 2),
    ...lineWords(env, plot),
    ...layers,
  ];
}

function header(env: LineEnv): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { delta } = scene;
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const title = env.text(scene.title);
  const type = key ? labelType(env, title, 46, NATURE.spoken) : headType(env, title, 110);
  const words: Words[] = [{ id: 'title', at: 0, text: { ...type, maxLines: 2 } }];
  if (key) {
    const text = figureType(env, env.figure(key), 250);
    words.push({ id: 'figure', at: 120, key, text, line: true, gap: 44 * unit });
  }
  if (delta) {
    const change = `${env.figure(delta.figure, 'signed')} ${env.text(delta.label)}`;
    const text = { ...labelType(env, change, 46), maxLines: 2 };
    words.push({ id: 'change', at: cueFor(env, delta.figure, 500), text, gap: 46 * unit });
  }
  return column(env, { ...content, h: content.h * 0.4 }, words);
}

/** Beyond both ends the mountain's body, never its crest, fades to nothing: there is no more of the series. */
function slopesOff(env: LineEnv, points: Array<[number, number]>, floor: number): Layer[] {
  const by = 90 * env.stage.unit;
  const ends = [
    { id: 'before', point: points[0], way: -1, at: 150 },
    { id: 'after', point: points.at(-1), way: 1, at: 1900 },
  ];
  return ends.flatMap(({ id, point, way, at }): Layer[] => {
    if (!point || (way < 0 && point[0] <= 0)) return [];
    const [x, y] = point;
    const box = { x: way < 0 ? x - by : x, y, w: by, h: floor - y };
    const fill = fillAcross(
      x,
      x + way * by,
      [0, `${NATURE.deep}D9`],
      [0.45, `${NATURE.deep}4D`],
      [1, `${NATURE.deep}00`],
    );
    return [placeRect(env, id, box, fill, { motion: appear(env, at, 500) })];
  });
}

import { place, placeRect, placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, divider, edgesOf, rule } from './desk';
import { settlingFigure } from './figure-layers';
import { commonSize, figure, words } from './mono-type';
import { TERMINAL } from './preset';

const PARTS = [TERMINAL.green, TERMINAL.amber, TERMINAL.moss, '#9A6E1C', '#A9E9C8', '#2F6F4E'] as const;

/** The whole on top, one long meter of cells cut into its parts, and a row for each part with its own lamp. */
export function breakdownLayout(env: SceneEnv<SceneOf<'breakdown'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.title));
  const { area, wide } = pane;
  const layers: Layer[] = [...pane.layers];
  const split = area.x + area.w * 0.42;
  let rest = area;
  if (scene.total) {
    const column = wide ? { ...area, w: split - area.x - 56 * unit } : area;
    const edges = edgesOf(env, column);
    const label = words(env, env.text(scene.total.label), column.w, { size: 50, maxLines: 2, maxHeight: 120 });
    const h = Math.min(area.h * 0.25, 200 * unit) / unit;
    const value = figure(env, env.figure(scene.total.figure), column.w, {
      size: 270,
      maxHeight: h,
      color: TERMINAL.text,
    });
    const y = wide ? area.y + (area.h - label.h - value.h - 36 * unit) / 2 : area.y;
    const under = y + label.h + 36 * unit;
    layers.push(
      placeText(env, 'total.label', label, { ...edges.start, y }, { motion: wipeIn({ at: 60, ms: 200 }) }),
      ...settlingFigure(
        env,
        'total',
        value,
        { ...edges.start, y: under },
        { at: 90, color: TERMINAL.text, key: scene.total.figure, bell: true },
      ),
    );
    const used = under + value.h - area.y + 56 * unit;
    rest = wide
      ? { ...area, x: split + 56 * unit, w: area.x + area.w - split - 56 * unit }
      : { ...area, y: area.y + used, h: area.h - used };
    if (wide) layers.push(divider(env, 'split', split, area.y - 46 * unit, area.y + area.h + 30 * unit, 60));
  }
  const shares = partShares(env);
  if (shares) {
    const meter = { ...rest, h: Math.min(190 * unit, rest.h * 0.26) };
    layers.push(meterLayer(env, meter, shares));
    rest = { ...rest, y: rest.y + meter.h + 40 * unit, h: rest.h - meter.h - 40 * unit };
  }
  return [...layers, ...rowLayers(env, rest)];
}

function meterLayer(env: SceneEnv<SceneOf<'breakdown'>>, box: Box, shares: number[]): Layer {
  const { unit } = env.stage;
  const parts = shares.map((share, index) => ({ share, fill: PARTS[index % PARTS.length] ?? TERMINAL.green }));
  const share = Math.min(
    1,
    shares.reduce((sum, part) => sum + part, 0),
  );
  const props = { box, share, cell: 14 * unit, pitch: 19 * unit, fill: TERMINAL.unlit, empty: TERMINAL.unlit, parts };
  const ms = Math.min(900, Math.ceil(box.w / (19 * unit)) * 14);
  return place(env, 'meter', 'meter', props, {
    box,
    motion: progress({ at: 240, ms, ease: 'linear', sound: 'relay' }),
  });
}

function rowLayers(env: SceneEnv<SceneOf<'breakdown'>>, box: Box): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const count = scene.parts.length;
  const pitch = box.h / count;
  const edges = edgesOf(env, box);
  const lamp = Math.min(44 * unit, pitch * 0.36);
  const direction = edges.start.anchor === 'left' ? 1 : -1;
  const indent = lamp + 28 * unit;
  const maxHeight = Math.min(120, (pitch / unit) * 0.52);
  const valueOf = (key: string, color: string) =>
    figure(env, env.figure(key), box.w * 0.5, { size: 170, maxHeight, color });
  const widest = Math.max(...scene.parts.map((part) => valueOf(part.figure, TERMINAL.text).w));
  const labelWidth = box.w - widest - indent - 40 * unit;
  const labels = scene.parts.map((part) => env.text(part.label));
  const wished = {
    size: Math.min(64, (pitch / unit) * 0.4),
    floor: 38,
    maxLines: 2,
    maxHeight: (pitch / unit) * 0.8,
    weight: 700,
  };
  const size = commonSize(env, labels, labelWidth, wished);
  return scene.parts.flatMap((part, index) => {
    const at = 300 + index * 110;
    const middle = box.y + pitch * (index + 0.5);
    const color = PARTS[index % PARTS.length] ?? TERMINAL.green;
    const value = valueOf(part.figure, index === 0 ? TERMINAL.green : index === 1 ? TERMINAL.amber : TERMINAL.text);
    const look = { ...wished, size, floor: size * 0.9, color: TERMINAL.text };
    const label = words(env, env.text(part.label), labelWidth, look);
    const lampX = direction > 0 ? edges.start.x : edges.start.x - lamp;
    return [
      rule(env, `row${index}`, box.y + pitch * index, at - 80, box.x > env.stage.content.x ? box.x - 56 * unit : 0),
      placeRect(env, `lamp${index}`, { x: lampX, y: middle - lamp / 2, w: lamp, h: lamp }, color, {
        motion: fade({ at, ms: 80 }),
      }),
      placeText(
        env,
        `part${index}`,
        label,
        { x: edges.start.x + direction * indent, anchor: edges.start.anchor, y: middle - label.h / 2 },
        { motion: wipeIn({ at, ms: 200 }) },
      ),
      ...settlingFigure(
        env,
        `value${index}`,
        value,
        { ...edges.end, y: middle - value.h / 2 },
        { at: at + 60, key: part.figure },
      ),
    ];
  });
}

/** Each part's share of the whole the payload names, else of their sum; null where a part is negative or no number. */
function partShares(env: SceneEnv<SceneOf<'breakdown'>>): number[] | null {
  const values = env.scene.parts.map((part) => env.value(part.figure));
  const sum = values.reduce((total, value) => total + value, 0);
  if (!values.every((value) => value >= 0) || sum <= 0) return null;
  const whole = env.scene.total ? env.value(env.scene.total.figure) : sum;
  // A total of another unit, or smaller than its parts, is no scale for them.
  const scale = whole >= sum * 0.98 && whole <= sum * 4 ? Math.max(whole, sum) : sum;
  return values.map((value) => value / scale);
}

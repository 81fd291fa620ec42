import { placeRect, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { columnChart } from './column-chart';
import { frontPage } from './front-page';
import { titleHead } from './title-head';
import { TABLOID } from './preset';
import { namedAt, stripIn } from './press-motion';
import { shout, small } from './press-type';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Ink columns on yellow, the story's one red with its value on a sticker; long names lie over bars from the frame's edge. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { u, body, rtl } = frontPage(env);
  const { bars, highlight, figure, title } = env.scene;
  const { layers, bottom } = titleHead(env, env.text(title), TABLOID.red, TABLOID.white);
  const area = { ...body, y: bottom + 40 * u, h: body.y + body.h - bottom - 44 * u };
  const key = bars[highlight]?.figure ?? figure ?? '';
  const columns = bars.map((bar) => ({
    value: env.value(bar.figure),
    display: env.figure(bar.figure),
    label: env.text(bar.label),
  }));
  const chart = columnChart(env, area, {
    columns,
    strong: highlight,
    tag: env.figure(key),
    tagFill: TABLOID.red,
    tagInk: TABLOID.white,
    at: namedAt(env, key, 520),
  });
  return [...layers, ...(chart ?? rows(env, area, rtl))];
}

/** Names and values over bars that start at the frame's edge, or at zero where some fall below it. */
function rows(env: BarsEnv, area: Box, rtl: boolean): Layer[] {
  const { unit: u, safe, width } = env.stage;
  const { bars, highlight } = env.scene;
  const values = bars.map((bar) => env.value(bar.figure)).map((value) => (Number.isFinite(value) ? value : 0));
  const reach = { x: 0, y: area.y, w: safe.x + safe.w, h: area.h };
  const { rects } = barGeometry({
    box: reach,
    bars: values.map((value) => ({ value, fill: '' })),
    direction: 'right',
    gap: 0,
  });
  const pitch = area.h / Math.max(1, bars.length);
  const thick = Math.min(84 * u, pitch * 0.36);
  const side = rtl ? 'right' : 'left';
  return bars.flatMap((bar, index): Layer[] => {
    const strong = index === highlight;
    const color = strong ? TABLOID.red : TABLOID.ink;
    const line = { x: area.x, y: area.y + pitch * index, w: area.w, h: pitch - thick - 26 * u };
    const at = 80 + index * 70;
    const value = setIn(
      env,
      shout(env, env.figure(bar.figure), 84, TABLOID.ink),
      { ...line, w: line.w * 0.46, x: rtl ? line.x : line.x + line.w * 0.54 },
      {
        line: true,
        stand: 'bottom',
        align: rtl ? 'left' : 'right',
      },
    );
    const w = line.w - value.box.w - 36 * u;
    const label = setIn(
      env,
      { ...small(env, env.text(bar.label), 60, TABLOID.ink), maxLines: 2 },
      { ...line, w, x: rtl ? line.x + line.w - w : line.x },
      {
        stand: 'bottom',
        align: side,
      },
    );
    const rect = rects[index] ?? reach;
    const box = { x: rtl ? width - rect.x - rect.w : rect.x, y: line.y + line.h + 12 * u, w: rect.w, h: thick };
    return [
      placeText(env, `label${index}`, label.block, label.box, { motion: stripIn(env, at, side) }),
      placeText(env, `value${index}`, value.block, value.box, { motion: stripIn(env, at + 60, side) }),
      placeRect(env, `bar${index}`, box, color, { motion: stripIn(env, at + 40, side, 'swish') }),
    ];
  });
}

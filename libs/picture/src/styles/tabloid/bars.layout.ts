import { barsIn } from '../../compose/bars-in';
import { place } from '../../compose/place';
import type { Box } from '../../stage/stage';
import { draftBars } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { columnChart, textLook } from './column-chart';
import { frontPage } from './front-page';
import { titleHead } from './pieces';
import { TABLOID } from './preset';
import { capitals } from '../../text/capitals';
import { namedAt, shout, small } from './type-and-motion';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Ink columns on yellow, the story's one red with its value on a sticker; long names lie over bars from the frame's edge. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { u, body } = frontPage(env);
  const { bars, highlight, figure, title } = env.scene;
  const { layers, bottom } = titleHead(env, env.text(title), TABLOID.red, TABLOID.white);
  const area = { ...body, y: bottom + 40 * u, h: body.y + body.h - bottom - 44 * u };
  const key = bars[highlight]?.figure ?? figure ?? '';
  const columns = bars.map((bar) => ({
    value: env.value(bar.figure),
    figure: bar.figure,
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
  return [...layers, ...(chart ?? rows(env, area))];
}

/** Names before bars that lie on their side, values at their ends. */
function rows(env: BarsEnv, area: Box): Layer[] {
  const { unit: u } = env.stage;
  const { bars } = env.scene;
  const names = bars.map((bar) => env.text(bar.label));
  const sample = bars.map((bar) => env.figure(bar.figure)).join(' ');
  const props = barsIn(env, area, {
    direction: 'right',
    gap: 0.24,
    textGap: 22 * u,
    zero: { fill: TABLOID.ink, width: 9 * u },
    display: { ...textLook(shout(env, sample, 92, TABLOID.ink)), floor: 42 * u },
    label: { ...textLook(small(env, names.join(' '), 64, TABLOID.ink)), floor: 42 * u },
    bars: draftBars(env, (strong) => ({
      fill: strong ? TABLOID.red : TABLOID.ink,
      displayColor: strong ? TABLOID.deepRed : undefined,
    })).map((bar) => ({ ...bar, label: capitals(bar.label, env.language) })),
  });
  const early = env.index === 0 ? -1200 : 0;
  return [
    place(env, 'bars', 'rows', props, { box: props.box, motion: progress({ at: early, ms: 600, sound: 'swish' }) }),
  ];
}

import { placeText } from '../../compose/place';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { columnChart, columnTexts } from './column-chart';
import { enter, leave, startAt } from './news-motion';
import { newsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { rowChart } from './row-chart';
import { marginOf } from './slab';

/** Bars on dark glass, one red: columns where every text fits its slot, rows from the edge where it does not. */
export function barsLayout(env: SceneEnv<SceneOf<'bars'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const title = env.fit({
    text: env.text(scene.title),
    font: FACE.head,
    size: 88 * u,
    floor: 56 * u,
    width: body.w,
    maxLines: 2,
    maxHeight: body.h * 0.2,
    leading: lineHeight(env, 1.1),
    color: NEWS.white,
  });
  const layers: Layer[] = [
    placeText(
      env,
      'title',
      title,
      { ...marginOf(env, plan), y: body.y + 8 * u },
      {
        motion: [rise({ at: startAt(env, 0), sound: 'whoosh' }), leave(env)],
      },
    ),
  ];
  let top = body.y + 8 * u + title.h + 44 * u;
  const key = scene.figure;
  if (key && key !== scene.bars[scene.highlight]?.figure && body.h > 900 * u) {
    const figure = env.fitLine({
      text: env.figure(key),
      font: FACE.figure,
      size: 170 * u,
      width: body.w,
      color: NEWS.white,
    });
    layers.push(
      placeText(
        env,
        'figure',
        figure,
        { ...marginOf(env, plan), y: top },
        {
          motion: enter(env, plan, 100),
        },
      ),
    );
    top += figure.h + 48 * u;
  }
  const area = { ...body, y: top, h: body.y + body.h - top };
  const texts = columnTexts(env, plan, area.w);
  return [...layers, ...(texts ? columnChart(env, plan, area, texts) : rowChart(env, plan, area))];
}

import { place, placeText } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, rule, type Desk } from './desk';
import { TERMINAL } from './preset';
import { typed } from './typed';

/** A sentence typed into an open editor: its last line lit, and tildes down the margin where the file has ended. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.kicker));
  const { area } = pane;
  const family = env.preset.families.display;
  const hook = env.index === 0;
  const support = env.text(scene.support);
  const image = env.still(scene.still);
  const logo = image ? 220 * unit : 0;
  const { items, bottom } = stack(env, { ...area, y: area.y + 12 * unit, h: area.h - logo - 12 * unit }, [
    {
      text: {
        text: env.text(scene.headline),
        font: { family, weight: 800, kern: -0.035 },
        size: (pane.wide ? 220 : 172) * unit,
        floor: 76 * unit,
        maxLines: 5,
        leading: 1.14,
        color: TERMINAL.text,
      },
    },
    ...(support
      ? [
          {
            text: {
              text: support,
              font: { family, weight: 500 },
              size: 58 * unit,
              floor: 46 * unit,
              color: TERMINAL.amber,
            },
            gap: 132 * unit,
          },
        ]
      : []),
  ]);
  const [head, more] = items;
  const layers: Layer[] = [...pane.layers];
  if (head?.block) layers.push(...typed(env, 'headline', head.block, head.box, { at: hook ? -700 : 60 }));
  if (head && more?.block) {
    layers.push(rule(env, 'split', (head.box.y + head.box.h + more.box.y) / 2, 300));
    layers.push(...typed(env, 'support', more.block, more.box, { at: hook ? 420 : 760 }));
  }
  if (image && scene.still !== undefined) {
    const box = {
      x: pane.start.anchor === 'left' ? area.x : area.x + area.w - 180 * unit,
      y: area.y + area.h - 180 * unit,
      w: 180 * unit,
      h: 180 * unit,
    };
    const ring = { color: TERMINAL.green, width: 3 * unit };
    layers.push(
      place(
        env,
        'picture',
        'logo',
        { still: scene.still, box, fit: 'contain', radius: 0, backing: '#0A1A12', ring },
        { z: Z.type, box, motion: wipeIn({ at: 200, from: 'top' }) },
      ),
    );
    return layers;
  }
  return [...layers, ...tildes(env, pane, bottom + 76 * unit)];
}

/** Art: an editor's mark for lines that do not exist. */
function tildes(env: SceneEnv, pane: Desk, from: number): Layer[] {
  const { unit } = env.stage;
  const pitch = 78 * unit;
  const count = Math.max(0, Math.floor((pane.area.y + pane.area.h - from) / pitch));
  const glyph = env.fitLine({
    text: '~',
    font: { family: env.preset.families.display, weight: 700 },
    size: 64 * unit,
    width: 200 * unit,
    color: TERMINAL.moss,
  });
  return Array.from({ length: count }, (_, index) =>
    placeText(
      env,
      `tilde${index}`,
      glyph,
      { ...pane.start, y: from + index * pitch },
      {
        z: Z.art,
        motion: fade({ at: 200 + index * 70, ms: 120 }),
      },
    ),
  );
}

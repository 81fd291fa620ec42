import { placeRect, placeText } from '../../compose/place';
import { stack, type StackItem } from '../../compose/stack';
import type { Scene } from '../../storyboard/storyboard';
import type { Layer } from '../../timeline/layer';
import { staggered, wipeIn } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { SWISS } from './preset';

/** A title on a rule over rows of words and figures; holds any layout's content. */
export function plainLayout(env: SceneEnv): Layer[] {
  const { content, unit } = env.stage;
  const { title, rows } = contentOf(env);
  const family = env.preset.families.display;
  const parts: StackItem[] = [
    {
      text: {
        text: title,
        font: { family, weight: 700, kern: -0.03 },
        size: 128 * unit,
        floor: 72 * unit,
        maxLines: 4,
        leading: 1.04,
        color: SWISS.black,
      },
    },
    { height: 8 * unit, gap: 56 * unit },
  ];
  for (const row of rows) {
    parts.push({
      text: { text: row.label, font: { family, weight: 500 }, size: 48 * unit, floor: 42 * unit, color: SWISS.black },
      gap: 64 * unit,
    });
    if (row.value)
      parts.push({
        text: {
          text: row.value,
          font: { family, weight: 700, kern: -0.035 },
          size: 128 * unit,
          floor: 64 * unit,
          maxLines: 1,
          color: row.strong ? SWISS.red : SWISS.black,
        },
        gap: 24 * unit,
      });
  }
  return stack(env, content, parts).items.map((item, index) => {
    const motion = wipeIn({ at: staggered(index, 0, env.preset.motion.staggerMs) });
    if (item.block) return placeText(env, `part${index}`, item.block, item.box, { motion });
    return placeRect(env, 'rule', item.box, SWISS.black, { motion });
  });
}

interface Row {
  label: string;
  value?: string;
  strong?: boolean;
}

function contentOf(env: SceneEnv): { title: string; rows: Row[] } {
  const { scene } = env;
  const figures = (items: Array<{ label: string; figure: string }>, strong: number): Row[] =>
    items.map((item, index) => ({
      label: env.text(item.label),
      value: env.figure(item.figure),
      strong: index === strong,
    }));
  if ('headline' in scene)
    return { title: env.text(scene.headline), rows: scene.support ? [{ label: env.text(scene.support) }] : [] };
  return { title: 'title' in scene ? env.text(scene.title) : '', rows: rowsOf(scene, env, figures) };
}

function rowsOf(
  scene: Scene,
  env: SceneEnv,
  figures: (items: Array<{ label: string; figure: string }>, strong: number) => Row[],
): Row[] {
  switch (scene.layout) {
    case 'cards':
      return figures(scene.cards, 0);
    case 'comparison':
      return figures(scene.sides, scene.focus);
    case 'breakdown':
      return figures(scene.parts, 0);
    case 'bars':
      return figures(scene.bars, scene.highlight);
    case 'leaderboard':
      return figures(scene.rows, scene.highlight);
    case 'list':
      return scene.items.map((item) => ({
        label: [env.text(item.label), env.text(item.text)].filter(Boolean).join('  '),
      }));
    default:
      return [];
  }
}

import { placeRect, placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { stack, type StackItem } from '../../compose/stack';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { discArt } from './poster-art';
import { RULE } from './poster-grid';
import { toneOf } from './preset';
import { leadingOf } from '../../compose/set-in';
import { entrance, headType, ruleIn, typeIn, wordType } from './type-and-motion';

/** Words alone, paper on black, as large as they go; a red disc rises into the frame from the corner. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { ink, accent } = toneOf(env);
  const wide = isLandscape(env);
  const area = { ...content, w: wide ? content.w * 0.64 : content.w, h: content.h * (wide ? 1 : 0.8) };
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const head = {
    ...headType(env, env.text(scene.headline), 212, ink),
    leading: leadingOf(env.text(scene.headline), 0.98),
    maxLines: 5,
  };
  const parts: StackItem[] = [
    ...(kicker ? [{ text: wordType(env, kicker, 54, ink) }] : []),
    { height: RULE * unit, gap: 40 * unit },
    { text: head, gap: 64 * unit },
    ...(support ? [{ text: { ...wordType(env, support, 56, ink, 500), width: area.w * 0.82 }, gap: 72 * unit }] : []),
  ];
  const at = entrance(env, 0);
  const { items, bottom } = stack(env, area, parts);
  const texts = items.map((item, index): Layer | null => {
    if (!item.block) return placeRect(env, 'rule', { ...item.box, w: area.w }, ink, { motion: ruleIn(at) });
    const enter = at + 30 + index * 70;
    return placeText(env, `words${index}`, item.block, item.box, { motion: typeIn(enter) });
  });
  const top = wide ? content.y + content.h * 0.3 : Math.min(bottom + 60 * unit, content.y + content.h * 0.86);
  return [discArt(env, top, accent, at + 40), ...texts.filter((layer) => layer !== null)];
}

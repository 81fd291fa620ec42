import type { Scene, SceneFrame } from '@app/picture';

/** True for a scene that shows this still on its own; rows of a table keep theirs. */
export function shows(scene: Scene, still: number): boolean {
  return 'still' in scene && scene.still === still;
}

/** True for words alone, which a picture may stand behind. */
export function isBare(scene: Scene): boolean {
  return scene.layout === 'headline' && scene.still === undefined;
}

/** The scene with a picture: words alone become words over it, others show it where they showed one. */
export function withStill(scene: Scene, still: number): Scene {
  if (scene.layout === 'headline' && isBare(scene)) {
    return { ...frameOf(scene), layout: 'picture', still, headline: scene.headline, ...supportOf(scene) };
  }
  return 'still' in scene ? { ...scene, still } : scene;
}

/** The scene without its picture; words over one are words alone then. */
export function withoutStill(scene: Scene): Scene {
  if (!('still' in scene)) return scene;
  if (scene.layout === 'picture') {
    return { ...frameOf(scene), layout: 'headline', headline: scene.headline, ...supportOf(scene) };
  }
  return { ...scene, still: undefined };
}

/** The scene with a logo or a small picture beside its words, for what would blur over a whole frame. */
export function withSmallStill(scene: Scene, still: number): Scene {
  const plain = withoutStill(scene);
  return plain.layout === 'headline' ? { ...plain, still } : plain;
}

/** The scene's words over a clip. Only for scenes that `takesClip`. */
export function withClip(scene: Scene, footage: number): Scene {
  if (scene.layout !== 'picture' && scene.layout !== 'headline') return scene;
  const kicker = scene.layout === 'headline' && scene.kicker !== undefined ? { kicker: scene.kicker } : {};
  return {
    ...frameOf(scene),
    type: scene.type === 'title' ? 'title' : 'clip',
    layout: 'footage',
    footage,
    headline: scene.headline,
    ...kicker,
    ...supportOf(scene),
  };
}

/** True for words that may stand over a clip. */
export function takesClip(scene: Scene): boolean {
  return scene.layout === 'picture' || scene.layout === 'headline';
}

function frameOf({ id, type, line, transition, minSeconds, motion, sfx }: Scene): SceneFrame {
  return { id, type, line, transition, minSeconds, ...(motion ? { motion } : {}), ...(sfx ? { sfx } : {}) };
}

function supportOf(scene: { support?: string }): { support?: string } {
  return scene.support === undefined ? {} : { support: scene.support };
}

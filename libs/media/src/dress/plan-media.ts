import type { Scene, Storyboard } from '@app/picture';
import { isBare, shows, takesClip } from './scene-pictures';

/** A still that a clip can begin with, by its place among the video's stills. */
export interface ClipPlan {
  sceneId: string;
  still: number;
}

/** Scenes that get a picture of their own, at most `most`: first where one was promised, then words that stand alone. */
export function planPictures(storyboard: Storyboard, promised: number, most: number): string[] {
  const { scenes } = storyboard;
  const promisedTo = scenes.filter((scene) => shows(scene, promised));
  const bare = scenes.filter(
    (scene, index) => isBare(scene) && !isPicture(scenes[index - 1]) && !isPicture(scenes[index + 1]),
  );
  return [...promisedTo, ...bare].slice(0, Math.max(0, most)).map(({ id }) => id);
}

/**
 * Where the video's clip goes and which still it begins with: the subject's logo first (`asset.iconUrl`, specification
 * 2.3), then a picture that a scene shows. Null where no scene has room for one.
 */
export function planClip(
  storyboard: Storyboard,
  stills: ReadonlyArray<{ key: string }>,
  promised: number,
): ClipPlan | null {
  const logo = stills.findIndex(({ key }) => key === 'asset/iconUrl');
  const open = storyboard.scenes.filter((scene) => takesClip(scene));
  const own =
    logo >= 0 ? (open.find((scene) => shows(scene, logo)) ?? open.find((scene) => shows(scene, promised))) : undefined;
  if (own) return { sceneId: own.id, still: logo };
  const pictured = open.find((scene) => 'still' in scene && scene.still !== undefined && scene.still !== promised);
  if (pictured && 'still' in pictured && pictured.still !== undefined)
    return { sceneId: pictured.id, still: pictured.still };
  const plain = open.find((scene) => shows(scene, promised)) ?? open.find((scene) => isBare(scene));
  const seed = logo >= 0 ? logo : stills.findIndex((_, index) => index !== promised);
  return plain && seed >= 0 ? { sceneId: plain.id, still: seed } : null;
}

function isPicture(scene: Scene | undefined): boolean {
  return scene?.layout === 'picture';
}

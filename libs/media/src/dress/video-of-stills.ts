import type { Scene, Still, Storyboard } from '@app/picture';
import { shows, withoutStill } from './scene-pictures';

/** A storyboard with its stills: the payload's, the promised one or none, the made ones. */
export interface VideoOfStills {
  storyboard: Storyboard;
  stills: Array<Still & { key: string }>;
  /** Place of the promised still, or -1. */
  promised: number;
}

/** Takes the promise out: its scenes go without, and the made stills behind it move up. */
export function settle({ storyboard, stills, promised }: VideoOfStills): Omit<VideoOfStills, 'promised'> {
  if (promised < 0) return { storyboard, stills };
  const scenes = storyboard.scenes.map((scene) =>
    movedUp(shows(scene, promised) ? withoutStill(scene) : scene, promised),
  );
  return { storyboard: { ...storyboard, scenes }, stills: stills.filter((_, index) => index !== promised) };
}

function movedUp(scene: Scene, gone: number): Scene {
  // Only a made still can stand behind the promised one, and it belongs to a scene, never to a row or the brand.
  if (!('still' in scene) || scene.still === undefined || scene.still <= gone) return scene;
  return { ...scene, still: scene.still - 1 };
}

/** The scene of that id; throws for an id that no scene has. */
export function sceneOf({ scenes }: Storyboard, id: string): Scene {
  const scene = scenes.find((candidate) => candidate.id === id);
  if (!scene) throw new Error(`no scene ${id}`);
  return scene;
}

/** The video with one scene changed. */
export function changed(video: VideoOfStills, id: string, change: (scene: Scene) => Scene): VideoOfStills {
  const scenes = video.storyboard.scenes.map((scene) => (scene.id === id ? change(scene) : scene));
  return { ...video, storyboard: { ...video.storyboard, scenes } };
}

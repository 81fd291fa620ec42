import type { Storyboard } from '@app/picture';
import { PACE_HABITS, type Pacing } from '../composer/pacing';

/** The storyboard at another pace: how long its pictures stand and how long it pauses. What was timed by hand stays as it is. */
export function paced(storyboard: Storyboard, from: Pacing, to: Pacing): Storyboard {
  if (from === to) return storyboard;
  const share = PACE_HABITS[to].scene / PACE_HABITS[from].scene;
  const scenes = storyboard.scenes.map((scene) =>
    scene.written !== undefined || scene.asked ? scene : { ...scene, minSeconds: scene.minSeconds * share },
  );
  return { ...storyboard, scenes, air: PACE_HABITS[to].air };
}

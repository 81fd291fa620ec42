import type { PresenterContent, Scene, SceneContent, Storyboard } from '@app/picture';
import type { Pacing } from './pacing';
import type { Telling } from './telling';

/** A scene that a video may hold, with what it costs to leave it out. */
export interface DraftScene {
  scene: Scene;
  /** 100 for hook and end card, which are never left out. */
  priority: number;
  /** Other ways to show it, the fittest first. */
  alternatives: SceneContent[];
  /** How a presenter tells it, where the video has one. */
  presenter?: PresenterContent;
  /** Id of the scene that this one leans on and falls with. */
  needs: string | null;
}

/** A storyboard with more scenes than it needs; `fitToTarget` chooses among them. */
export interface StoryboardDraft {
  storyboard: Storyboard;
  scenes: DraftScene[];
  pacing: Pacing;
  /** Videos of the same show, the latest first, whose looks this one avoids. */
  before?: readonly Telling[];
  /** Scenes look as they do: an edit leaves none out for looking like its neighbour. */
  settled?: boolean;
  /** Every scene stays, as long as it is. */
  whole?: boolean;
}

import type { RefText } from '@app/picture';

/** The short words that stand on screen beside the figures of one idea. */
export interface ScreenWords {
  /** Title of the scene, at most about 40 characters. */
  title: RefText;
  /** What the figure is. */
  label: RefText;
  kicker?: RefText;
  support?: RefText;
  /** Between the two sides of a comparison. */
  relation?: RefText;
  sides?: [RefText, RefText];
  /** Column head of a ranking. */
  unit?: RefText;
  /** Beside a movement: "in seven days". */
  delta?: RefText;
  /** Names a movement beside what moved: "Change". */
  movement?: RefText;
}

/** The words of a video's standing parts. */
export interface FurnitureWords {
  topic: RefText;
  subject?: RefText;
  source?: RefText;
  asOf?: RefText;
  live?: true;
}

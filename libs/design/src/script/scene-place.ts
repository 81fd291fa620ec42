/** Where a scene stands, for faults and keys. */
export interface ScenePlace {
  /** `script.scenes[2]` */
  path: string;
  /** `script/scenes/2` */
  key: string;
  isLast: boolean;
  /** The video's title, for a picture without words. */
  title: string;
  /** Index into the stills, if the scene has a picture. */
  still: number | null;
  /** Index into the video's footage, if the scene has a clip. */
  clip: number | null;
}

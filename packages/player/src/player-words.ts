/** What the player says to people; a page in another language gives its own. */
export interface PlayerWords {
  player: (title: string) => string;
  controls: string;
  play: string;
  pause: string;
  position: string;
  /** Where the video is: times as "0:03". */
  at: (time: string, duration: string, scene: number, scenes: number) => string;
  captions: string;
  sound: string;
  fullScreen: string;
  loading: string;
  failed: string;
  paused: (where: string) => string;
  ended: string;
}

export const ENGLISH: PlayerWords = {
  player: (title) => `Video: ${title}`,
  controls: 'Player',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  at: (time, duration, scene, scenes) => `${time} of ${duration}, scene ${scene} of ${scenes}`,
  captions: 'Captions',
  sound: 'Sound',
  fullScreen: 'Full screen',
  loading: 'The video is loading.',
  failed: 'This video cannot be played here.',
  paused: (where) => `Paused at ${where}.`,
  ended: 'The video has ended.',
};

/** Seconds as "1:07". */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What plays: a `<video>`, or a storyboard that is drawn in the page. */
export interface Playing extends HTMLElement {
  currentTime: number;
  readonly paused: boolean;
  readonly ended: boolean;
}

/** Where a video is as it plays, for whoever wants to move with it; one for all parts of a page. */
export interface Playback {
  /** Give it to the player: `<video ref={playback.attach}>`. */
  attach: (video: Playing | null) => (() => void) | undefined;
  /** Goes to a moment, milliseconds of the video. */
  seek: (ms: number) => void;
  /** Milliseconds of the video. */
  now: () => number;
  /** Told whenever the moment has changed; answers how to stop it. */
  subscribe: (listener: () => void) => () => void;
}

/** A video's clock: every drawn frame while it plays, every seek while it stands. */
export function createPlayback(): Playback {
  const listeners = new Set<() => void>();
  let video: Playing | null = null;
  let wanted = 0;
  let frame = 0;

  const tell = () => listeners.forEach((listener) => listener());
  const tick = () => {
    tell();
    if (video && !video.paused && !video.ended) frame = requestAnimationFrame(tick);
  };
  const run = () => {
    cancelAnimationFrame(frame);
    tick();
  };
  const EVENTS = ['play', 'pause', 'seeking', 'seeked', 'ended', 'loadedmetadata'] as const;

  return {
    attach: (element) => {
      video = element;
      if (!element) return undefined;
      EVENTS.forEach((event) => element.addEventListener(event, run));
      return () => {
        cancelAnimationFrame(frame);
        EVENTS.forEach((event) => element.removeEventListener(event, run));
        video = null;
      };
    },
    seek: (ms) => {
      wanted = ms;
      if (video) video.currentTime = ms / 1000;
      tell();
    },
    now: () => (video ? video.currentTime * 1000 : wanted),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

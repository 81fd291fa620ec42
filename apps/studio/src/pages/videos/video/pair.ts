/** Where two videos are that play in step; seconds. */
interface PairState {
  at: number;
  length: number;
  isPlaying: boolean;
}

export interface Pair {
  attach: (side: number, video: HTMLVideoElement | null) => void;
  toggle: () => void;
  seek: (seconds: number) => void;
  /** Told as they move; answers how to stop it. */
  watch: (listener: (state: PairState) => void) => () => void;
}

/** Further apart than this, the one behind is set to the other. */
const DRIFT_SECONDS = 0.12;

/** Two players under one control: the longer video leads, the other waits at its end. */
export function createPair(): Pair {
  const videos: (HTMLVideoElement | null)[] = [null, null];
  const listeners = new Set<(state: PairState) => void>();
  let frame = 0;

  const present = () => videos.filter((video) => video !== null);
  const lengthOf = (video: HTMLVideoElement) => (Number.isFinite(video.duration) ? video.duration : 0);
  const leader = () =>
    present().reduce<HTMLVideoElement | null>(
      (best, video) => (best && lengthOf(best) >= lengthOf(video) ? best : video),
      null,
    );
  const isPlaying = () => present().some((video) => !video.paused && !video.ended);
  const tell = () => {
    const lead = leader();
    const state = { at: lead?.currentTime ?? 0, length: lead ? lengthOf(lead) : 0, isPlaying: isPlaying() };
    listeners.forEach((listener) => listener(state));
  };
  const keepStep = () => {
    const lead = leader();
    for (const video of present()) {
      const at = Math.min(lead?.currentTime ?? 0, lengthOf(video));
      if (video !== lead && !video.ended && Math.abs(video.currentTime - at) > DRIFT_SECONDS) video.currentTime = at;
    }
  };
  const tick = () => {
    tell();
    if (!isPlaying()) return;
    keepStep();
    frame = requestAnimationFrame(tick);
  };
  const run = () => {
    cancelAnimationFrame(frame);
    tick();
  };
  const EVENTS = ['play', 'pause', 'seeked', 'ended', 'loadedmetadata'] as const;

  return {
    attach: (side, video) => {
      const before = videos[side];
      if (before) EVENTS.forEach((event) => before.removeEventListener(event, run));
      videos[side] = video;
      if (video) EVENTS.forEach((event) => video.addEventListener(event, run));
    },
    toggle: () => {
      if (isPlaying()) return present().forEach((video) => video.pause());
      const lead = leader();
      const from = lead?.ended ? 0 : (lead?.currentTime ?? 0);
      for (const video of present()) {
        if (from >= lengthOf(video)) continue;
        video.currentTime = from;
        // A browser that refuses leaves the video as it is; the button still says "Play".
        video.play().catch(() => undefined);
      }
    },
    seek: (seconds) => {
      for (const video of present()) video.currentTime = Math.min(seconds, lengthOf(video));
    },
    watch: (listener) => {
      listeners.add(listener);
      tell();
      return () => {
        cancelAnimationFrame(frame);
        listeners.delete(listener);
      };
    },
  };
}

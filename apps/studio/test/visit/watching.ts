import type { Locator } from 'playwright-core';
import { waitFor } from '@app/testing';

/** Of a `<video>`, in Chromium. */
interface Player {
  currentTime: number;
  duration: number;
  ended: boolean;
  muted: boolean;
  playbackRate: number;
  videoWidth: number;
  videoHeight: number;
  webkitAudioDecodedByteCount: number;
  play(): Promise<void>;
  captureStream(): { getAudioTracks(): unknown[] };
}

/** What was seen of a video from its first moment to its last. */
export interface Watched {
  duration: number;
  /** Where it stood after its end. */
  stoodAt: number;
  width: number;
  height: number;
  soundTracks: number;
  /** Sound that was decoded. */
  soundBytes: number;
}

/** Plays a video to its end; a little as it is, the rest four times as fast. */
export async function watchToEnd(video: Locator): Promise<Watched> {
  await video.evaluate(async (player: Player) => {
    player.muted = false;
    await player.play();
  });
  await waitFor('the video to move', () => video.evaluate((player: Player) => player.currentTime > 0.5));
  await video.evaluate((player: Player) => void (player.playbackRate = 4));
  await waitFor('the video to end', () => video.evaluate((player: Player) => player.ended));
  return await video.evaluate((player: Player) => ({
    duration: player.duration,
    stoodAt: player.currentTime,
    width: player.videoWidth,
    height: player.videoHeight,
    soundTracks: player.captureStream().getAudioTracks().length,
    soundBytes: player.webkitAudioDecodedByteCount,
  }));
}

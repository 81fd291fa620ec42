import { useSyncExternalStore } from 'react';
import type { Playback } from './playback';

/** What holds at this moment of the video; draws again only when that changes, so let it answer a string or number. */
export function useMoment<T extends string | number | boolean>(playback: Playback, at: (ms: number) => T): T {
  return useSyncExternalStore(playback.subscribe, () => at(playback.now()));
}

import type { Video } from '../../videos/video-query';

/** What the page around the studio hears of its videos (docs/guides/embed.md). */
export interface News {
  event: 'video.created' | 'video.rendered';
  videoId: string;
  url: string;
}

type Seen = Pick<Video, 'videoId' | 'status' | 'version' | 'url'>;

/** Turns videos as they are seen into news, each told once. */
export interface VideoNews {
  /** The person at the screen has had work begun on it. */
  ordered: (videoId: string, isNew: boolean) => void;
  /** A video as the api answered it. */
  saw: (video: Seen) => News[];
  /** Videos whose end is awaited. */
  underWay: () => string[];
}

const UNDER_WAY: readonly Video['status'][] = ['draft', 'rendering'];
/** A change that came to nothing leaves its video as it was; so often it is looked for. */
const MOST_LOOKS = 240;

interface Awaited {
  /** The version that stands until a change is designed; null where any end is the one. */
  before: number | null;
  looks: number;
}

export function createVideoNews(): VideoNews {
  const untold = new Set<string>();
  const awaited = new Map<string, Awaited>();
  const versions = new Map<string, number>();
  return {
    ordered: (videoId, isNew) => {
      awaited.set(videoId, { before: isNew ? null : (versions.get(videoId) ?? 0), looks: 0 });
      if (isNew) untold.add(videoId);
    },
    saw: ({ videoId, status, version, url }) => {
      const created = untold.delete(videoId);
      const isUnderWay = UNDER_WAY.includes(status);
      versions.set(videoId, version);
      if (isUnderWay) awaited.set(videoId, { before: null, looks: 0 });
      const wait = awaited.get(videoId);
      const stands = wait?.before === version && status !== 'error' && (wait.looks += 1) < MOST_LOOKS;
      const hasEnded = wait !== undefined && !isUnderWay && !stands;
      if (hasEnded) awaited.delete(videoId);
      const rendered = hasEnded && status === 'rendered' && wait.before !== version;
      return [
        ...(created ? [{ event: 'video.created', videoId, url } as const] : []),
        ...(rendered ? [{ event: 'video.rendered', videoId, url } as const] : []),
      ];
    },
    underWay: () => [...awaited.keys()],
  };
}

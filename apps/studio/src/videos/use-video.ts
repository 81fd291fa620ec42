import { FactreelError } from '@factreel/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Video, videoQuery, isBeingMade } from './video-query';
import { followVideo } from './follow-video';

const PAUSE_MS = 2_000;
/** Where streams do not come through, the video is asked for. */
const POLL_MS = 10_000;

/** How far work on a video is. */
export interface VideoProgress {
  stage: string | null;
  /** 0 to 1 over all stages; null until the api has told. */
  value: number | null;
}

interface VideoWatch {
  /**
   * Looks also for changes of a video that stands: until one is designed, the video itself tells nothing of it. It is looked for
   * when the page opens, whenever the video is read anew (a change was just asked for) and whenever someone comes back to it.
   */
  seesChanges?: boolean;
}

/**
 * A video that keeps itself up to date: while it is being made its events are followed, through broken connections too.
 * `progress` is null where nothing is known to be under way.
 */
export function useVideo(videoId: string, { seesChanges = false }: VideoWatch = {}) {
  const queries = useQueryClient();
  const query = useQuery({
    ...videoQuery(videoId),
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? POLL_MS : false),
  });
  const [progress, setProgress] = useState<VideoProgress | null>(null);
  const underWay = query.data ? isBeingMade(query.data) : false;
  const looks = useReturns(seesChanges);
  const isFollowed = underWay || (seesChanges && query.data !== undefined);
  const readAt = underWay ? 0 : query.dataUpdatedAt;

  useEffect(() => {
    if (!isFollowed) return;
    const gone = new AbortController();
    const keep = (video: Video) => {
      queries.setQueryData(videoQuery(videoId).queryKey, video);
      void queries.invalidateQueries({ queryKey: ['videos'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      void queries.invalidateQueries({ queryKey: ['versions', videoId] });
    };
    const follow = async () => {
      let isNews = underWay;
      while (!gone.signal.aborted) {
        try {
          for await (const news of followVideo(videoId, gone.signal)) {
            if (news.kind === 'video') return isNews ? keep(news.video) : undefined;
            isNews = true;
            setProgress({ stage: news.stage, value: news.progress });
          }
        } catch (error) {
          // A refusal stays one; a connection that broke off is made again.
          if (gone.signal.aborted || error instanceof FactreelError) return;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    void follow().finally(() => gone.signal.aborted || setProgress(null));
    return () => {
      gone.abort();
      setProgress(null);
    };
  }, [isFollowed, underWay, looks, readAt, videoId, queries]);

  return { ...query, progress: underWay ? (progress ?? { stage: null, value: null }) : progress };
}

/** How often someone has come back to this page from another. */
function useReturns(isCounted: boolean): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (!isCounted) return;
    const look = () => document.visibilityState === 'visible' && setReturns((before) => before + 1);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isCounted]);
  return returns;
}

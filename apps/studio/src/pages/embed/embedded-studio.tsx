import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { MemoryRouter, useRoutes } from 'react-router';
import { speakFor } from '../../api/client';
import { Place } from '../../app/place';
import { videoQuery } from '../../videos/video-query';
import { ChatPlaceProvider } from '../chat/chat-place';
import { EndedPage } from './ended.page';
import { createVideoNews } from './video-news';
import type { Frame } from './frame';
import { embedRoutes } from './routes';
import { createTeller, tellVideos, watchAnswers } from './tell-parent';

const POLL_MS = 5_000;

/**
 * The studio of one of an integrator's users: chat first, and what was made in it. The page around it hears of videos
 * whatever is looked at here; its history stays its own, so places are kept in memory.
 */
export function EmbeddedStudio({ frame }: { frame: Frame }) {
  const queries = useQueryClient();
  const [news] = useState(createVideoNews);
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  const [isEnded, setEnded] = useState(false);
  const place = useMemo(
    () => ({
      scope: frame.session,
      onWork: (videoId: string, isNew: boolean) => {
        news.ordered(videoId, isNew);
        setAwaited(news.underWay());
      },
    }),
    [frame.session, news],
  );

  useEffect(() => {
    const tell = createTeller(frame.origin);
    const tellVideo = tellVideos(news, tell);
    return watchAnswers(queries, {
      onVideo: (video) => {
        tellVideo(video);
        setAwaited(news.underWay());
      },
      onRefused: () => setEnded(true),
    });
  }, [queries, news, frame.origin]);

  useEffect(() => {
    if (!isEnded) return;
    speakFor({});
    createTeller(frame.origin)({ event: 'session.ended' });
  }, [isEnded, frame.origin]);

  // Followed here too, so that the page around hears of a video whose chat is not looked at.
  useQueries({
    queries: awaited.map((videoId) => ({ ...videoQuery(videoId), refetchInterval: POLL_MS, enabled: !isEnded })),
  });
  if (isEnded) return <EndedPage />;
  return (
    <ChatPlaceProvider value={place}>
      <MemoryRouter>
        <Place>
          <Routed />
        </Place>
      </MemoryRouter>
    </ChatPlaceProvider>
  );
}

function Routed() {
  return useRoutes(embedRoutes);
}

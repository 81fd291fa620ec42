import { FactreelError } from '@factreel/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Video } from '../../videos/video-query';
import type { VideoNews, News } from './video-news';

/** Messages of the studio. */
export type Told = News | { event: 'session.ended' };

/** Tells the integrator's page, and no other. */
export function createTeller(origin: string): (told: Told) => void {
  return (told) => window.parent.postMessage({ type: 'service', ...told }, origin);
}

interface Watch {
  onVideo: (video: Video) => void;
  /** The token is not taken any more. */
  onRefused: () => void;
}

/** Sees every video that the api answers, and the first 401, whoever asked. Answers how to stop. */
export function watchAnswers(queries: QueryClient, { onVideo, onRefused }: Watch): () => void {
  const refusedBy = (error: unknown) => error instanceof FactreelError && error.status === 401;
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error' && refusedBy(event.action.error)) onRefused();
      const [subject] = event.query.queryKey as readonly unknown[];
      if (event.action.type === 'success' && subject === 'video') onVideo(event.query.state.data as Video);
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && refusedBy(event.action.error)) onRefused();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Tells what is seen of videos. */
export function tellVideos(news: VideoNews, tell: (told: Told) => void): (video: Video) => void {
  return (video) => news.saw(video).forEach(tell);
}

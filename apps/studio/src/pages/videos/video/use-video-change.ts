import { useQueryClient } from '@tanstack/react-query';
import { type RepeatHeader, useOnce } from '../../../api/use-once';
import { type Video, videoQuery } from '../../../videos/video-query';

/** Does something to a video that answers the video as it then stands; everything that shows it takes that over. */
export function useVideoChange<Wish = void>(
  videoId: string,
  change: (wish: Wish, header: RepeatHeader) => Promise<Video>,
) {
  const queries = useQueryClient();
  return useOnce({
    mutationFn: change,
    onSuccess: (video) => {
      queries.setQueryData(videoQuery(videoId).queryKey, video);
      void queries.invalidateQueries({ queryKey: ['videos'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      void queries.invalidateQueries({ queryKey: ['versions', videoId] });
    },
  });
}

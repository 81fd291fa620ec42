import { useQueryClient } from '@tanstack/react-query';
import { type RepeatHeader, useOnce } from '../../../api/use-once';
import { type Film, filmQuery } from '../../../films/film-query';

/** Does something to a film that answers the film as it then stands; everything that shows it takes that over. */
export function useFilmChange<Wish = void>(
  videoId: string,
  change: (wish: Wish, header: RepeatHeader) => Promise<Film>,
) {
  const queries = useQueryClient();
  return useOnce({
    mutationFn: change,
    onSuccess: (film) => {
      queries.setQueryData(filmQuery(videoId).queryKey, film);
      void queries.invalidateQueries({ queryKey: ['films'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      void queries.invalidateQueries({ queryKey: ['versions', videoId] });
    },
  });
}

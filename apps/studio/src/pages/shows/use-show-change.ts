import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api/client';
import { unwrap } from '../../api/queries';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import type { Show } from '../../api/shows-query';

/** Pauses or resumes a show; what the api answers is shown at once. */
export function usePause({ seriesId, title }: Show) {
  const queries = useQueryClient();
  const { say, sayError } = useToasts();
  return useMutation({
    mutationFn: (paused: boolean) => {
      const params = { path: { seriesId } };
      return unwrap(
        paused
          ? api.POST('/v1/autopilot/{seriesId}/pause', { params })
          : api.POST('/v1/autopilot/{seriesId}/resume', { params }),
      );
    },
    onSuccess: async (show) => {
      say(show.paused ? words.shows.pausedDone : words.shows.resumed, title);
      await queries.invalidateQueries({ queryKey: ['shows'] });
    },
    onError: sayError,
  });
}

/** Changes what is named of a show and leaves the rest. */
export function useShowChange({ seriesId }: Show) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Schemas['ChangeAutopilot']) =>
      unwrap(api.PATCH('/v1/autopilot/{seriesId}', { params: { path: { seriesId } }, body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['shows'] }),
  });
}

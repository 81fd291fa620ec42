import { useQuery } from '@tanstack/react-query';
import type { Film } from '../../../films/film-query';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { useKept } from '../../../ui/use-kept';
import { scriptQuery } from './film-queries';
import { draftOf } from './script-draft';
import { ScriptForm } from './script-form';
import type { ScriptEdits } from './script-history';

/** Edits by hand of a video that are not saved; null where there are none. */
export const useScriptEdits = ({ videoId }: Film) => useKept<ScriptEdits>(`script.${videoId}`);

/** The video scene by scene, to be changed by hand; it starts from what was not saved, else from the video as it stands. */
export function ScriptEditor({ film, onClose }: { film: Film; onClose: () => void }) {
  const { data: script, error, refetch } = useQuery(scriptQuery(film));
  const [kept, keep] = useScriptEdits(film);
  if (!script && !kept) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={180} count={4} />;
  }
  const fresh = { version: film.version, past: [], now: draftOf(script?.scenes ?? []), future: [], at: null };
  return (
    <ScriptForm
      film={film}
      edits={kept ?? fresh}
      isChanged={kept !== null}
      onChange={keep}
      onClose={() => {
        keep(null);
        onClose();
      }}
    />
  );
}

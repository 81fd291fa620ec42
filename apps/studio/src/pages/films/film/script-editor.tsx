import { useQuery } from '@tanstack/react-query';
import type { Film } from '../../../films/film-query';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { scriptQuery } from './film-queries';
import { ScriptForm } from './script-form';

/** The film scene by scene, to be changed by hand; what it starts from is the film as it stands. */
export function ScriptEditor({ film, onClose }: { film: Film; onClose: () => void }) {
  const { data: script, error, refetch } = useQuery(scriptQuery(film));
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!script) return <Skeleton height={180} count={4} />;
  return <ScriptForm key={script.version} film={film} script={script} onClose={onClose} />;
}

import { useQuery } from '@tanstack/react-query';
import type { Video } from '../../../videos/video-query';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { useKept } from '../../../ui/use-kept';
import { scriptQuery } from './video-queries';
import { draftOf } from './script-draft';
import { ScriptForm } from './script-form';
import type { ScriptEdits } from './script-history';

/** Edits by hand of a video that are not saved; null where there are none. */
export const useScriptEdits = ({ videoId }: Video) => useKept<ScriptEdits>(`script.${videoId}`);

/** The video scene by scene, to be changed by hand; it starts from what was not saved, else from the video as it stands. */
export function ScriptEditor({ video, onClose }: { video: Video; onClose: () => void }) {
  const { data: script, error, refetch } = useQuery(scriptQuery(video));
  const [kept, keep] = useScriptEdits(video);
  if (!script && !kept) {
    return error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <Skeleton height={180} count={4} />;
  }
  const fresh = { version: video.version, past: [], now: draftOf(script?.scenes ?? []), future: [], at: null };
  return (
    <ScriptForm
      video={video}
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

import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { useKept } from '../../../ui/use-kept';
import { useToasts } from '../../../ui/toasts';
import type { Video } from '../../../videos/video-query';
import { words } from '../../../words';
import { useVideoChange } from '../video/use-video-change';
import { bodyOf, type EditDraft } from './edit-draft';
import { type Edits } from './edit-history';
import { editsName } from './use-edits';

/** What is to become of a video that was edited. */
interface Wish {
  /** What differs from the version that stands; null where nothing does. */
  draft: EditDraft | null;
  render: boolean;
}

/** How edits leave the editor. */
export interface Export {
  save: (draft: EditDraft) => void;
  render: (draft: EditDraft | null) => void;
  /** What is under way. */
  now: 'save' | 'render' | null;
  error: unknown;
}

/** Makes a version of the edits, which is free, and the video of it, which is paid. */
export function useExport({ videoId }: Video): Export {
  const { say } = useToasts();
  const [, keep] = useKept<Edits>(editsName(videoId));
  const params = { path: { id: videoId } };
  const saved = useVideoChange(videoId, async ({ draft, render }: Wish, header) => {
    if (draft) {
      const options = { params: { ...params, header }, body: bodyOf(draft) };
      const video = await unwrap(api.POST('/v1/videos/{id}/edit', options));
      keep(null);
      if (!render) return video;
    }
    const again = { 'Idempotency-Key': `${header['Idempotency-Key']}-render` };
    return await unwrap(api.POST('/v1/videos/{id}/render', { params: { ...params, header: again } }));
  });
  return {
    save: (draft) =>
      saved.start({ draft, render: false }, { onSuccess: ({ version }) => say(words.editor.saved(version)) }),
    render: (draft) => saved.start({ draft, render: true }),
    now: !saved.isPending ? null : saved.variables?.render ? 'render' : 'save',
    error: saved.error,
  };
}

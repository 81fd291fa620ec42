import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clapperboard, Copy, Download, Ellipsis, Link as LinkIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import type { Video } from '../../videos/video-query';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialog';
import { Menu } from '../../ui/menu';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import { anotherLike } from './another-like';

/** What can be done with a video without opening it. */
export function VideoMenu({ video }: { video: Video }) {
  const text = words.videos;
  const { videoId, title, watchUrl, renderUrl } = video;
  const [asking, setAsking] = useState(false);
  const { say, sayError } = useToasts();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/videos/{id}', { params: { path: { id: videoId } } })),
    onSuccess: async () => {
      say(text.deleted, title);
      setAsking(false);
      await queries.invalidateQueries({ queryKey: ['videos'] });
    },
    onError: sayError,
  });
  const copy = () =>
    navigator.clipboard.writeText(watchUrl).then(
      () => say(text.linkCopied, text.linkCopiedAbout),
      () => say(text.linkNotCopied, text.linkNotCopiedAbout),
    );
  const finished = (file: string) => [
    { label: text.copyLink, icon: <LinkIcon />, onChoose: () => void copy() },
    { label: text.download, icon: <Download />, onChoose: () => save(file, `${title}.mp4`) },
  ];
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" size="small" iconOnly aria-label={text.menu(title)}>
            <Ellipsis />
          </Button>
        }
        entries={[
          { label: text.open, icon: <Clapperboard />, to: `/videos/${videoId}` },
          ...(renderUrl === null ? [] : finished(renderUrl)),
          { label: text.remake, icon: <Copy />, to: anotherLike(video) },
          { label: text.delete, icon: <Trash2 />, onChoose: () => setAsking(true), danger: true },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.deleteTitle(title)}
        about={text.deleteAbout}
        verb={text.delete}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
      />
    </>
  );
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

import { useQuery } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { LinkButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Empty } from '../../../ui/empty';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { connectionsQuery, isScheduler } from '../../account/connections/connections-query';
import { PublishForm } from './publish-form';

interface PublishDialogProps {
  video: Video;
  open: boolean;
  onClose: () => void;
}

/** Sends the video to the channels of a connected scheduler, and tells of each channel what became of it. */
export function PublishDialog({ video, open, onClose }: PublishDialogProps) {
  const text = words.video.publish;
  const connections = useQuery({ ...connectionsQuery, enabled: open });
  const schedulers = connections.data?.data.map(({ kind }) => kind).filter(isScheduler) ?? [];
  return (
    <Dialog open={open} onClose={onClose} title={text.title} about={text.about}>
      {connections.isPending && <Skeleton height={180} />}
      <ErrorNotice error={connections.error} onRetry={() => void connections.refetch()} />
      {connections.isSuccess && schedulers.length === 0 && (
        <Empty
          icon={<Plug />}
          title={text.none}
          about={text.noneAbout}
          actions={
            <LinkButton look="main" to="/settings/connections">
              {text.connect}
            </LinkButton>
          }
        />
      )}
      {schedulers.length > 0 && <PublishForm video={video} schedulers={schedulers} />}
    </Dialog>
  );
}

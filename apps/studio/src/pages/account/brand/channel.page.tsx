import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { ChannelForm } from './channel-form';
import { channelQuery } from './channels-query';
import { LearnPanel } from './learn-panel';
import styles from './brand.module.css';

/** `/settings/brand/:channelId` */
export function ChannelPage() {
  const { channelId = '' } = useParams();
  const { data: channel, error, isPending, refetch } = useQuery(channelQuery(channelId));
  return (
    <Page
      title={channel?.name ?? words.account.pages.brand}
      back={{ to: '/settings/brand', label: words.brand.back }}
      width="wide"
    >
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {isPending && <Skeleton height={240} count={3} />}
      {channel && (
        <div className={styles.page}>
          <LearnPanel channelId={channelId} />
          {/* What was learnt takes the place of what the form was opened with. */}
          <ChannelForm key={channel.updatedAt} channel={channel} />
        </div>
      )}
    </Page>
  );
}

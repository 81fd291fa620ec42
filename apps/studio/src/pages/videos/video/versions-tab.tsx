import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { Empty } from '../../../ui/empty';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { versionsQuery } from './video-queries';
import { VersionPair } from './version-pair';
import { VersionRow } from './version-row';
import styles from './versions.module.css';

/** Every version with what made it different; two of them beside each other. */
export function VersionsTab({ video }: { video: Video }) {
  const text = words.video.versions;
  const { data, error, isPending, refetch } = useQuery(versionsQuery(video));
  if (isPending) return <Skeleton height={320} />;
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  const versions = data.data;
  const made = versions.filter(({ renderUrl }) => renderUrl !== null);
  return (
    <div className={styles.versions}>
      {made.length > 1 && <VersionPair video={video} versions={made} />}
      <Panel title={text.title} flush>
        <ol className={styles.list}>
          {versions.map((version) => (
            <VersionRow key={version.version} video={video} version={version} />
          ))}
        </ol>
      </Panel>
      {made.length < 2 && <Empty icon={<Layers />} title={text.compare} about={text.one} />}
    </div>
  );
}

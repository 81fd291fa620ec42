import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Video } from '../../../videos/video-query';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { sourceQuery } from './video-queries';
import styles from './overview-tab.module.css';

/** What a video is, was made from and cost. */
export function DetailsPanel({ video }: { video: Video }) {
  const text = words.video.details;
  const { data: source } = useQuery(sourceQuery(video));
  const rows = [
    [text.length, words.video.length(video.duration)],
    [text.format, video.format],
    [text.language, told.language(video.language)],
    [text.captions, video.captions ? text.yes : text.no],
    [text.music, video.music ? text.yes : text.no],
    ...(video.cost?.breakdown ?? []).map(({ type, credits }) => [text.parts[type], words.video.credits(credits)]),
  ];
  return (
    <Panel title={text.title}>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt>{text.source}</dt>
        <dd dir="auto">
          <Link to={`/sources/${video.sourcePackId}`}>{source?.title ?? source?.url ?? text.openSource}</Link>
        </dd>
      </dl>
    </Panel>
  );
}

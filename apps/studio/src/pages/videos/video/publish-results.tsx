import type { Schemas } from '../../../api/client';
import { Badge, type BadgeKind } from '../../../ui/badge';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import styles from './publish.module.css';

type Result = Schemas['ChannelResult'];
type Post = Pick<Result, 'status' | 'url' | 'error'>;

const KINDS: Record<Result['status'], BadgeKind> = {
  waiting: 'plain',
  sending: 'busy',
  posted: 'good',
  draft: 'good',
  unknown: 'warn',
  failed: 'bad',
};

/** What became of each channel's post, and of its story. */
export function PublishResults({ results }: { results: readonly Result[] }) {
  const text = words.video.publish;
  if (results.length === 0) return <Notice kind="warn">{text.noChannels}</Notice>;
  return (
    <section aria-live="polite" className={styles.results}>
      <h3>{text.results}</h3>
      <ul>
        {results.map((result) => (
          <li key={result.channelId}>
            <ResultLine name={networkName(result.service)} post={result} />
            {result.story && <ResultLine name={text.storyPost} post={result.story} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResultLine({ name, post: { status, url, error } }: { name: string; post: Post }) {
  const text = words.video.publish;
  return (
    <div className={styles.result}>
      <span>{name}</span>
      <Badge kind={KINDS[status]}>{text.status[status]}</Badge>
      {url && (
        <a href={url} target="_blank" rel="noreferrer">
          {text.see}
        </a>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}

function networkName(service: string): string {
  const names: Record<string, string> = words.videoParts.networks;
  return names[service] ?? service;
}

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Film } from '../../../films/film-query';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { sourceQuery } from './film-queries';
import styles from './overview-tab.module.css';

/** What a film is, was made from and cost. */
export function DetailsPanel({ film }: { film: Film }) {
  const text = words.film.details;
  const { data: source } = useQuery(sourceQuery(film));
  const rows = [
    [text.length, words.film.length(film.duration)],
    [text.format, film.format],
    [text.language, told.language(film.language)],
    [text.captions, film.captions ? text.yes : text.no],
    [text.music, film.music ? text.yes : text.no],
    ...(film.cost?.breakdown ?? []).map(({ type, credits }) => [text.parts[type], words.film.credits(credits)]),
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
          <Link to={`/sources/${film.sourcePackId}`}>{source?.title ?? source?.url ?? text.openSource}</Link>
        </dd>
      </dl>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { placeOf } from '../run-time';
import { stylesQuery } from '../../videos/new/look/styles-query';
import type { Show } from '../../../api/shows-query';
import { showVoicesQuery } from '../show-queries';
import { destinationWords } from '../show-words';
import styles from './show.module.css';

/** What the show is made like, and what becomes of it. */
export function DetailsPanel({ show }: { show: Show }) {
  const { show: text, policy, destinations, form } = words.shows;
  const { data: looks } = useQuery(stylesQuery);
  const { data: voices } = useQuery(showVoicesQuery);
  const voice = show.voiceId && voices?.house.find(({ voiceId }) => voiceId === show.voiceId)?.label;
  const look = looks?.data.find(({ style }) => style === show.style)?.name;
  const rows: Array<[string, ReactNode]> = [
    [policy.label, policy.names[show.policy]],
    [destinations.title, destinationWords(show).join(', ')],
    [text.price, show.creditsPerEpisode === null ? text.asVideo : text.credits(show.creditsPerEpisode)],
    [text.length, `${text.seconds(show.targetSeconds)}, ${form.formats[show.format].toLowerCase()}`],
    [text.style, show.style === null ? text.anyStyle : (look ?? show.style)],
    [text.language, [told.language(show.language), voice].filter(Boolean).join(', ')],
    [form.zone, placeOf(show.tz)],
    [text.kind, text.kinds[show.kind] ?? show.kind],
    ...(show.link ? [[text.link, <Outward key="link" link={show.link} />] as [string, ReactNode]] : []),
  ];
  return (
    <Panel title={text.details}>
      <dl className={styles.details}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Outward({ link: { url, label } }: { link: NonNullable<Show['link']> }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {label}
    </a>
  );
}

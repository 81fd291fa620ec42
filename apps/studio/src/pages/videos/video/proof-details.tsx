import { Ear, Eye, TextCursorInput } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '../../../api/client';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import type { Playback } from './playback';
import { type ProvenFact, type ProvenFigure, settledAt } from './proof-facts';
import styles from './proof.module.css';

const ICONS = { screen: Eye, voice: Ear, caption: TextCursorInput };

interface ProofDetailsProps {
  fact: ProvenFact;
  source: Schemas['SourcePack'] | undefined;
  playback: Playback;
}

/** The fact behind a figure as its sender gave it, where it comes from, and every place in the video. */
export function ProofDetails({ fact, source, playback }: ProofDetailsProps) {
  const text = words.video.proof;
  return (
    <>
      {fact.grounds === 'own' && <p className={styles.soft}>{text.ownAbout}</p>}
      {fact.grounds === 'none' && <Notice kind="bad">{text.unprovenAbout}</Notice>}
      {fact.grounds === 'fact' && <FactSheet fact={fact} source={source} />}
      <div>
        <h4 className={styles.head}>{text.places}</h4>
        <ul className={styles.places}>
          {fact.places.map((place, index) => (
            <li key={index}>
              <PlaceButton
                place={place}
                onGo={() => playback.seek(place.where === 'screen' ? settledAt(place) : place.fromMs)}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function FactSheet({ fact, source }: Omit<ProofDetailsProps, 'playback'>) {
  const text = words.video.proof;
  const { fact: known, key, value, display } = fact;
  const rows: [string, ReactNode][] = [
    [text.key, <code key="key">{key}</code>],
    [text.value, <code key="value">{String(known?.value ?? value)}</code>],
    [text.shown, display],
  ];
  if (source)
    rows.push([
      text.source,
      <span key="source">
        <Link to={`/sources/${source.sourcePackId}`}>{source.title ?? source.url ?? text.openSource}</Link>
        {known?.where && <span className={styles.soft}> · {known.where}</span>}
      </span>,
    ]);
  if (known?.quote) rows.push([text.quote, <q key="quote">{known.quote}</q>]);
  return (
    <dl className={styles.sheet}>
      {rows.map(([name, content]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{content}</dd>
        </div>
      ))}
    </dl>
  );
}

function PlaceButton({ place, onGo }: { place: ProvenFigure; onGo: () => void }) {
  const { where, scene, fromMs, text: said } = place;
  const text = words.video.proof;
  const Icon = ICONS[where];
  return (
    <button type="button" className={styles.go} onClick={onGo}>
      <Icon aria-hidden="true" />
      <span className={styles.soft}>
        {text.where[where]} {words.video.time(fromMs)}
      </span>
      <span dir="auto">{said}</span>
      {scene === null && <span className={styles.soft}>{text.always}</span>}
    </button>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { type Film, isBeingMade } from '../../films/film-query';
import { FilmPoster } from '../../films/film-poster';
import { FilmStatus } from '../../films/film-status';
import { titleOf } from '../../films/title-of';
import { type FilmProgress, useFilm } from '../../films/use-film';
import { words } from '../../words';
import { told } from '../../words/told';
import { FilmMenu } from './film-menu';
import { styleName } from './style-name';
import styles from './film-card.module.css';

/** A film on the wall. `followed` tells its progress as it goes; others are told by the list. */
export function FilmCard({ film, followed }: { film: Film; followed: boolean }) {
  return followed ? <FollowedCard film={film} /> : <Card film={film} progress={null} />;
}

function FollowedCard({ film }: { film: Film }) {
  const { data, progress } = useFilm(film.videoId);
  return <Card film={data ?? film} progress={progress} />;
}

function Card({ film, progress }: { film: Film; progress: FilmProgress | null }) {
  const [focused, setFocused] = useState(false);
  const facts = [
    film.status === 'error' ? null : words.filmParts.duration(film.duration),
    told.language(film.language),
    film.style && styleName(film.style),
  ];
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        {film.thumbnail ? (
          <FilmPoster film={film} active={focused} />
        ) : (
          <p className={styles.blank} dir="auto" aria-hidden="true">
            {titleOf(film)}
          </p>
        )}
        {film.status !== 'rendered' && (
          <div className={styles.state}>
            {isBeingMade(film) && progress?.value != null ? <Making progress={progress} /> : <FilmStatus film={film} />}
          </div>
        )}
        {/* Over the poster, so that all of it opens the film while the menu stays a button of its own. */}
        <Link
          className={styles.open}
          to={`/films/${film.videoId}`}
          aria-label={titleOf(film)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.title} dir="auto">
            {titleOf(film)}
          </p>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
          <p className={styles.facts}>
            <time dateTime={film.createdAt}>{told.when(film.createdAt)}</time>
          </p>
        </div>
        <FilmMenu film={film} />
      </div>
    </li>
  );
}

function Making({ progress: { stage, value } }: { progress: FilmProgress }) {
  const { design, render, waiting } = words.films.making;
  const share = value ?? 0;
  return (
    <div
      className={styles.making}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-label={words.filmParts.status.rendering}
    >
      <span>{stage === 'render' ? render : stage === 'design' ? design : waiting}</span>
      <span>{words.films.percent(share)}</span>
      <span className={styles.track}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}

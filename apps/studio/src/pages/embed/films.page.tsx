import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { Link } from 'react-router';
import { FilmPoster } from '../../films/film-poster';
import { FilmStatus } from '../../films/film-status';
import { titleOf } from '../../films/title-of';
import { LinkButton } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Wall } from '../../ui/wall';
import { words } from '../../words';
import { told } from '../../words/told';
import { wallQuery } from '../films/films-query';
import styles from './films.module.css';

const ALL = { status: 'all', showId: '', search: '' } as const;

/** The films of the person at the screen, newest first. */
export function EmbeddedFilmsPage() {
  const text = words.embed;
  const query = useInfiniteQuery(wallQuery(ALL));
  const films = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Page title={text.films}>
      {query.isSuccess && films.length === 0 && (
        <Empty
          icon={<Clapperboard />}
          title={text.empty.title}
          about={text.empty.about}
          actions={
            <LinkButton look="main" to="/chat">
              {text.empty.verb}
            </LinkButton>
          }
        />
      )}
      <Wall
        query={query}
        items={films}
        pending={<Skeleton height={240} count={4} />}
        className={styles.films}
        noMatch={null}
      >
        {(film) => (
          <li key={film.videoId}>
            <Link to={`/films/${film.videoId}`} className={styles.film}>
              <FilmPoster film={film} />
              <span className={styles.title} dir="auto">
                {titleOf(film)}
              </span>
              <span className={styles.facts}>
                {film.status === 'rendered' ? words.filmParts.duration(film.duration) : <FilmStatus film={film} />}
                <time dateTime={film.createdAt}>{told.when(film.createdAt)}</time>
              </span>
            </Link>
          </li>
        )}
      </Wall>
    </Page>
  );
}

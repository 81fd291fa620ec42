import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LinkButton } from '../../ui/button';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Wall } from '../../ui/wall';
import { words } from '../../words';
import { isBeingMade } from '../../films/film-query';
import { FilmCard } from './film-card';
import { FilmFilters } from './film-filters';
import { shownOf, type WallFilter, wallQuery } from './films-query';
import { NoFilms } from './no-films';
import styles from './films.module.css';

const NO_FILTER: WallFilter = { status: 'all', showId: '', search: '' };
/** Browsers keep few connections to one place open; streams take one each. */
const MOST_FOLLOWED = 2;

/** `/films`: the owner's films, newest first. */
export function FilmsPage() {
  const text = words.films;
  const [filter, setFilter] = useState(NO_FILTER);
  const films = useInfiniteQuery(wallQuery(filter));
  const loaded = films.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = shownOf(loaded, filter);
  const followed = new Set(shown.filter(isBeingMade).slice(0, MOST_FOLLOWED));
  const isNarrowed = filter.status !== 'all' || filter.showId !== '' || filter.search !== '';
  const isNew = films.isSuccess && loaded.length === 0 && !isNarrowed;
  const make = (
    <LinkButton look="marker" to="/films/new">
      {words.shell.make}
    </LinkButton>
  );
  return (
    <Page title={text.title} actions={isNew ? undefined : make} width="wide">
      {!isNew && <FilmFilters filter={filter} onChange={setFilter} />}
      {isNew && <NoFilms />}
      <Wall
        query={films}
        items={shown}
        pending={<Skeleton height={360} count={6} />}
        className={styles.wall}
        noMatch={isNarrowed ? { words: text.noMatch, onClear: () => setFilter(NO_FILTER) } : null}
        count={text.loaded}
      >
        {(film) => <FilmCard key={film.videoId} film={film} followed={followed.has(film)} />}
      </Wall>
    </Page>
  );
}

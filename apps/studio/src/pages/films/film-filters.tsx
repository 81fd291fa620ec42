import { useQuery } from '@tanstack/react-query';
import { words } from '../../words';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { showsQuery, WALL_STATUSES, type WallFilter, type WallStatus } from './films-query';
import styles from './films.module.css';

interface FilmFiltersProps {
  filter: WallFilter;
  onChange: (filter: WallFilter) => void;
}

/** Narrows the wall; shows are offered where there are any. */
export function FilmFilters({ filter, onChange }: FilmFiltersProps) {
  const text = words.films;
  const { data: shows } = useQuery(showsQuery);
  return (
    <div className={styles.filters} role="search">
      <TextField
        label={text.search}
        type="search"
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={text.status}
        choices={WALL_STATUSES.map((value) => ({ value, label: text.statuses[value] }))}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status: status as WallStatus })}
      />
      {shows && shows.data.length > 0 && (
        <SelectField
          label={text.show}
          choices={[
            { value: '', label: text.allShows },
            ...shows.data.map(({ showId, name }) => ({ value: showId, label: name })),
          ]}
          value={filter.showId}
          onChange={(showId) => onChange({ ...filter, showId })}
        />
      )}
    </div>
  );
}

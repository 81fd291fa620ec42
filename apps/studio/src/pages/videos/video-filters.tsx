import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../ui/filters';
import { words } from '../../words';
import { showsQuery, WALL_STATUSES, type WallFilter, type WallStatus } from './videos-query';

interface VideoFiltersProps {
  filter: WallFilter;
  onChange: (filter: WallFilter) => void;
}

/** Narrows the wall; shows are offered where there are any. */
export function VideoFilters({ filter, onChange }: VideoFiltersProps) {
  const text = words.videos;
  const { data: shows } = useQuery(showsQuery);
  const known = shows?.data.map(({ showId, name }) => ({ value: showId, label: name })) ?? [];
  const ofStatus = {
    label: text.status,
    choices: WALL_STATUSES.map((value) => ({ value, label: text.statuses[value] })),
    value: filter.status,
    onChange: (status: string) => onChange({ ...filter, status: status as WallStatus }),
  };
  const ofShow = {
    label: text.show,
    choices: [{ value: '', label: text.allShows }, ...known],
    value: filter.showId,
    onChange: (showId: string) => onChange({ ...filter, showId }),
  };
  const search = {
    label: text.search,
    value: filter.search,
    onChange: (said: string) => onChange({ ...filter, search: said }),
  };
  return <Filters search={search} selects={[ofStatus, known.length > 0 ? ofShow : null]} />;
}

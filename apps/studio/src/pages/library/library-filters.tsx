import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../ui/filters';
import { words } from '../../words';
import { foldersQuery, KINDS, type LibraryFilter } from './library-queries';

interface LibraryFiltersProps {
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
}

/** Narrows the library; a folder that is open also takes what is added. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  const text = words.library;
  const { data: folders } = useQuery(foldersQuery);
  const known = folders?.data.map(({ folder, assets }) => ({ value: folder, label: text.folderOf(folder, assets) }));
  const ofKind = {
    label: text.kind,
    choices: KINDS.map((value) => ({ value, label: text.kinds[value] })),
    value: filter.kind,
    onChange: (kind: string) => onChange({ ...filter, kind: KINDS.find((one) => one === kind) ?? 'all' }),
  };
  const inFolder = known &&
    (known.length > 0 || filter.folder !== '') && {
      label: text.folder,
      choices: [{ value: '', label: text.allFolders }, ...known],
      value: filter.folder,
      onChange: (folder: string) => onChange({ ...filter, folder }),
      hint: filter.folder === '' ? undefined : text.into(filter.folder),
    };
  const search = {
    label: text.search,
    value: filter.search,
    onChange: (said: string) => onChange({ ...filter, search: said }),
  };
  return <Filters search={search} selects={[ofKind, inFolder || null]} />;
}

import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { words } from '../../words';
import { foldersQuery, KINDS, type LibraryFilter } from './library-queries';
import styles from './library.module.css';

interface LibraryFiltersProps {
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
}

/** Narrows the library; a folder that is open also takes what is added. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  const text = words.library;
  const { data: folders } = useQuery(foldersQuery);
  return (
    <div className={styles.filters} role="search">
      <TextField
        label={text.search}
        type="search"
        value={filter.search}
        onValueChange={(search) => onChange({ ...filter, search })}
      />
      <SelectField
        label={text.kind}
        choices={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind: KINDS.find((one) => one === kind) ?? 'all' })}
      />
      {folders && (folders.data.length > 0 || filter.folder !== '') && (
        <SelectField
          label={text.folder}
          choices={[
            { value: '', label: text.allFolders },
            ...folders.data.map(({ folder, assets }) => ({ value: folder, label: text.folderOf(folder, assets) })),
          ]}
          value={filter.folder}
          onChange={(folder) => onChange({ ...filter, folder })}
          hint={filter.folder === '' ? undefined : text.into(filter.folder)}
        />
      )}
    </div>
  );
}

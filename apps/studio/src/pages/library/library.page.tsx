import { useInfiniteQuery } from '@tanstack/react-query';
import { Images, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Wall } from '../../ui/wall';
import { useUploads } from '../../uploads/use-uploads';
import { words } from '../../words';
import { AssetCard } from './asset-card';
import { AssetDialog } from './asset-dialog';
import { FromAddressDialog } from './from-address-dialog';
import { FromDriveDialog } from './from-drive-dialog';
import { LibraryFilters } from './library-filters';
import { type LibraryFilter, libraryQuery, shownOf } from './library-queries';
import styles from './library.module.css';
import { UploadsPanel } from './uploads-panel';
import { useDrop } from './use-drop';

const NO_FILTER: LibraryFilter = { kind: 'all', folder: '', search: '' };
const TAKEN = 'video/*,image/*,audio/*,.mkv';

/** `/library?asset=`: clips, pictures and sounds, newest first; files can be dropped anywhere on it. */
export function LibraryPage() {
  const text = words.library;
  const [filter, setFilter] = useState(NO_FILTER);
  const [opened, setOpened] = useState<'address' | 'drive' | null>(null);
  const [search, setSearch] = useSearchParams();
  const picker = useRef<HTMLInputElement>(null);
  const { queue, send, retry, stop } = useUploads();
  const { isOver, on } = useDrop((files) => send(files, filter.folder));
  const query = useInfiniteQuery(libraryQuery(filter));
  const loaded = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = shownOf(loaded, filter);
  const isNarrowed = filter.kind !== 'all' || filter.folder !== '' || filter.search !== '';
  const isNew = query.isSuccess && loaded.length === 0 && !isNarrowed;
  const ways = (
    <>
      <Button look="main" onClick={() => picker.current?.click()}>
        <UploadIcon aria-hidden="true" />
        {text.upload}
      </Button>
      <Button onClick={() => setOpened('address')}>{text.byAddress}</Button>
      <Button onClick={() => setOpened('drive')}>{text.fromDrive}</Button>
    </>
  );
  return (
    <div className={styles.place} {...on}>
      {isOver && (
        <div className={styles.over} aria-hidden="true">
          <p>{text.dropHere}</p>
        </div>
      )}
      <Page title={text.title} about={text.about} actions={isNew ? undefined : ways} width="wide">
        <input
          ref={picker}
          type="file"
          accept={TAKEN}
          multiple
          hidden
          onChange={({ target }) => {
            if (target.files) send(target.files, filter.folder);
            target.value = '';
          }}
        />
        {!isNew && <LibraryFilters filter={filter} onChange={setFilter} />}
        <UploadsPanel queue={queue} onRetry={retry} onStop={stop} />
        {isNew && <Empty icon={<Images />} title={text.empty.title} about={text.empty.about} actions={ways} />}
        <Wall
          query={query}
          items={shown}
          pending={<Skeleton height={200} count={8} />}
          className={styles.grid}
          noMatch={isNarrowed ? { words: text.noMatch, onClear: () => setFilter(NO_FILTER) } : null}
          count={text.shown}
        >
          {(asset) => <AssetCard key={asset.libraryAssetId} asset={asset} />}
        </Wall>
        <AssetDialog
          libraryAssetId={search.get('asset')}
          // Without it in the address: back does not open it again.
          onClose={() => setSearch({}, { replace: true })}
        />
        <FromAddressDialog open={opened === 'address'} onClose={() => setOpened(null)} folder={filter.folder} />
        <FromDriveDialog open={opened === 'drive'} onClose={() => setOpened(null)} />
      </Page>
    </div>
  );
}

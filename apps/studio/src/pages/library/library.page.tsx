import { useInfiniteQuery } from '@tanstack/react-query';
import { Images, SearchX, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { LoadMore } from '../../ui/load-more';
import { ErrorNotice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
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
import { useUploads } from './use-uploads';

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
        <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />
        {query.isPending && (
          <div className={styles.grid}>
            <Skeleton height={200} count={8} />
          </div>
        )}
        {isNew && <Empty icon={<Images />} title={text.empty.title} about={text.empty.about} actions={ways} />}
        {query.isSuccess && shown.length === 0 && isNarrowed && (
          <Empty
            icon={<SearchX />}
            title={text.noMatch.title}
            about={text.noMatch.about}
            actions={<Button onClick={() => setFilter(NO_FILTER)}>{text.noMatch.clear}</Button>}
          />
        )}
        <p className="spoken" aria-live="polite">
          {query.isSuccess && text.shown(shown.length)}
        </p>
        {shown.length > 0 && (
          <ul className={styles.grid}>
            {shown.map((asset) => (
              <AssetCard key={asset.libraryAssetId} asset={asset} />
            ))}
          </ul>
        )}
        <LoadMore {...query} />
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

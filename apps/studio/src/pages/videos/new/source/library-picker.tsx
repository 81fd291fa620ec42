import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/client';
import { pages, unwrap } from '../../../../api/queries';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { LoadMore } from '../../../../ui/load-more';
import { ErrorNotice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { words } from '../../../../words';
import type { PickedAsset } from '../draft';
import { AssetPicture } from './picked-assets';
import styles from './assets.module.css';

const PAGE = 48;

interface LibraryPickerProps {
  open: boolean;
  onClose: () => void;
  picked: readonly PickedAsset[];
  onPick: (assets: PickedAsset[]) => void;
}

/** Clips and pictures of the library, several at once. */
export function LibraryPicker({ open, onClose, picked, onPick }: LibraryPickerProps) {
  const { title, about } = words.make.footage.picker;
  return (
    <Dialog open={open} onClose={onClose} title={title} about={about} wide>
      <Choices picked={picked} onDone={(assets) => (onPick(assets), onClose())} />
    </Dialog>
  );
}

/** Mounted anew each time it opens, so that it begins with what is picked. */
function Choices({ picked, onDone }: { picked: readonly PickedAsset[]; onDone: (assets: PickedAsset[]) => void }) {
  const text = words.make.footage.picker;
  const [chosen, setChosen] = useState(picked);
  const library = useInfiniteQuery(
    pages(['library', 'picker'], (cursor) =>
      unwrap(api.GET('/v1/library', { params: { query: { cursor, limit: PAGE } } })),
    ),
  );
  const assets = (library.data?.pages.flatMap(({ data }) => data) ?? []).filter(({ kind }) => kind !== 'audio');
  const toggle = ({ libraryAssetId, title, kind, thumbnail }: PickedAsset) =>
    setChosen((before) =>
      before.some((one) => one.libraryAssetId === libraryAssetId)
        ? before.filter((one) => one.libraryAssetId !== libraryAssetId)
        : [...before, { libraryAssetId, title, kind, thumbnail }],
    );
  return (
    <>
      <ErrorNotice error={library.error} onRetry={() => void library.refetch()} />
      {library.isPending && <Skeleton height={140} />}
      {library.isSuccess && assets.length === 0 && <p>{text.empty}</p>}
      <ul className={styles.assets}>
        {assets.map((asset) => (
          <li key={asset.libraryAssetId}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                className="spoken"
                checked={chosen.some(({ libraryAssetId }) => libraryAssetId === asset.libraryAssetId)}
                onChange={() => toggle(asset)}
              />
              <AssetPicture thumbnail={asset.thumbnail} />
              <span className={styles.name} dir="auto">
                {asset.title}
              </span>
              <span className={styles.kind}>{words.make.footage.kinds[asset.kind]}</span>
            </label>
          </li>
        ))}
      </ul>
      <LoadMore {...library} />
      {assets.length > 0 && (
        <div className={styles.done}>
          <Button look="main" onClick={() => onDone([...chosen])}>
            {text.done(chosen.length)}
          </Button>
        </div>
      )}
    </>
  );
}

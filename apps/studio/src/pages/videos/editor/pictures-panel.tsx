import { useInfiniteQuery } from '@tanstack/react-query';
import type { DragEvent } from 'react';
import type { Schemas } from '../../../api/client';
import { hosted } from '../../../api/hosted';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { libraryQuery } from '../../library/library-queries';
import styles from './pictures-panel.module.css';

export type Picture = Pick<Schemas['LibraryAsset'], 'libraryAssetId' | 'title'>;

/** The media type under which a picture is dragged. */
const DRAGGED_PICTURE = 'application/x-factreel-picture';

/** The pictures of the library: each is dragged onto a scene, or chosen for the one that is edited. */
export function PicturesPanel({ onPlace }: { onPlace: (picture: Picture) => void }) {
  const text = words.editor.pictures;
  const library = useInfiniteQuery(libraryQuery({ kind: 'image', folder: '', search: '' }));
  const pictures = library.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{library.isSuccess && pictures.length === 0 ? text.none : text.about}</p>
      <ErrorNotice error={library.error} onRetry={() => void library.refetch()} />
      {library.isPending && <Skeleton height={140} />}
      <ul className={styles.pictures}>
        {pictures.map(({ libraryAssetId, title, thumbnail }) => (
          <li key={libraryAssetId}>
            <button
              type="button"
              className={styles.picture}
              title={title}
              draggable
              onDragStart={({ dataTransfer }) =>
                dataTransfer.setData(DRAGGED_PICTURE, JSON.stringify({ libraryAssetId, title }))
              }
              onClick={() => onPlace({ libraryAssetId, title })}
            >
              {thumbnail && <img src={hosted(thumbnail)} alt="" loading="lazy" draggable={false} />}
              <span dir="auto">{title}</span> <span className="spoken">{text.insert}</span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore {...library} />
    </div>
  );
}

/** Whether a picture is over something that takes one. */
export function isPictureOver({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(DRAGGED_PICTURE);
}

/** The picture that was dropped; null for anything else. */
export function droppedPicture({ dataTransfer }: DragEvent): Picture | null {
  const dropped = dataTransfer.getData(DRAGGED_PICTURE);
  return dropped === '' ? null : (JSON.parse(dropped) as Picture);
}

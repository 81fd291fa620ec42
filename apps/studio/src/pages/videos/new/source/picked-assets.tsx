import { Music, X } from 'lucide-react';
import { hosted } from '../../../../api/hosted';
import { Button } from '../../../../ui/button';
import { words } from '../../../../words';
import type { DraftHold } from '../use-draft';
import styles from './assets.module.css';

/** The footage of the draft, each piece with a way out. */
export function PickedAssets({ hold: { draft, change } }: { hold: DraftHold }) {
  const text = words.make.footage;
  if (draft.assets.length === 0) return null;
  const remove = (id: string) => change({ assets: draft.assets.filter(({ libraryAssetId }) => libraryAssetId !== id) });
  return (
    <ul className={styles.assets}>
      {draft.assets.map(({ libraryAssetId, title, kind, thumbnail }) => (
        <li key={libraryAssetId} className={styles.asset}>
          <AssetPicture thumbnail={thumbnail} />
          <span className={styles.name} dir="auto">
            {title}
          </span>
          <span className={styles.kind}>{text.kinds[kind]}</span>
          <span className={styles.remove}>
            <Button size="small" iconOnly aria-label={text.remove(title)} onClick={() => remove(libraryAssetId)}>
              <X />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A piece's small picture; sounds have none. */
export function AssetPicture({ thumbnail }: { thumbnail: string | null }) {
  return (
    <span className={styles.picture}>
      {thumbnail ? <img src={hosted(thumbnail)} alt="" loading="lazy" /> : <Music aria-hidden="true" />}
    </span>
  );
}

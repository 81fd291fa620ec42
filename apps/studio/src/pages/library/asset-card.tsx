import { AudioLines } from 'lucide-react';
import { Link } from 'react-router';
import { hosted } from '../../api/hosted';
import { words } from '../../words';
import type { Asset } from './library-queries';
import styles from './asset-card.module.css';

/** An asset in the grid: its picture, its title, and what it is. */
export function AssetCard({ asset }: { asset: Asset }) {
  const { libraryAssetId, title, kind, thumbnail, duration, folder } = asset;
  const text = words.library;
  const length = duration === null ? null : words.videoParts.duration(duration);
  return (
    <li className={styles.card}>
      <span className={styles.picture}>
        {thumbnail ? (
          <img src={hosted(thumbnail)} alt="" loading="lazy" decoding="async" />
        ) : (
          <AudioLines aria-hidden="true" />
        )}
        {length && <span className={styles.length}>{length}</span>}
      </span>
      <Link to={`/library?asset=${libraryAssetId}`} className={styles.title} dir="auto" preventScrollReset>
        {title}
      </Link>
      <span className={styles.facts}>{[text.one[kind], folder].filter(Boolean).join(' · ')}</span>
    </li>
  );
}

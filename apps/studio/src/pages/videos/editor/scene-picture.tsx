import { useQuery } from '@tanstack/react-query';
import { Image, X } from 'lucide-react';
import { hosted } from '../../../api/hosted';
import { IconButton } from '../../../ui/icon-button';
import { words } from '../../../words';
import { assetQuery } from '../../library/library-queries';
import type { ScriptScene } from './edit-draft';
import styles from './scene-card.module.css';

interface ScenePictureProps {
  /** From 1. */
  n: number;
  scene: ScriptScene;
  error: string | null;
  onRemove: () => void;
}

/** The picture that a scene shows, which can be taken off it; nothing for a scene without. */
export function ScenePicture({ n, scene: { asset, stillIndex }, error, onRemove }: ScenePictureProps) {
  const text = words.editor.pictures;
  const id = asset?.libraryAssetId;
  const { data: kept } = useQuery({ ...assetQuery(id ?? ''), enabled: id !== undefined });
  if (asset === undefined && stillIndex === undefined) return null;
  return (
    <div className={styles.picture}>
      {kept?.thumbnail ? <img src={hosted(kept.thumbnail)} alt="" /> : <Image aria-hidden="true" />}
      <span dir="auto">{id === undefined ? text.own : kept?.title}</span>
      <IconButton quiet label={text.remove(n)} onClick={onRemove} icon={<X />} />
      {error !== null && <p className={styles.wrong}>{error}</p>}
    </div>
  );
}

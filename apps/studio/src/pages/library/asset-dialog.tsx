import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hosted } from '../../api/hosted';
import { LinkButton, OuterLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorNotice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { told } from '../../words/told';
import { EMPTY_DRAFT, keepDraft } from '../videos/new/draft';
import { AssetForm } from './asset-form';
import styles from './asset-dialog.module.css';
import { DeleteAsset } from './delete-asset';
import { IndexFootage } from './index-footage';
import { type Asset, assetQuery } from './library-queries';

interface AssetDialogProps {
  /** Null while none is open. */
  libraryAssetId: string | null;
  onClose: () => void;
}

/** One asset: to look at or listen to, to rename, to move, and to delete. */
export function AssetDialog({ libraryAssetId, onClose }: AssetDialogProps) {
  // It keeps what it showed while it closes.
  const [kept, setKept] = useState(libraryAssetId);
  if (libraryAssetId !== null && libraryAssetId !== kept) setKept(libraryAssetId);
  const id = kept ?? '';
  const { data: asset, error, refetch } = useQuery({ ...assetQuery(id), enabled: id !== '' });
  return (
    <Dialog
      open={libraryAssetId !== null}
      onClose={onClose}
      title={<span dir="auto">{asset?.title ?? words.library.title}</span>}
      wide
    >
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {asset ? <AssetView key={id} asset={asset} onGone={onClose} /> : !error && <Skeleton height={320} />}
    </Dialog>
  );
}

function AssetView({ asset, onGone }: { asset: Asset; onGone: () => void }) {
  const text = words.library.asset;
  return (
    <div className={styles.frame}>
      <div className={styles.media}>
        <Media asset={asset} />
      </div>
      <div className={styles.matter}>
        <Facts asset={asset} />
        <AssetForm asset={asset} />
        {asset.kind === 'video' && <IndexFootage asset={asset} />}
        <div className={styles.ways}>
          {asset.kind !== 'audio' && (
            <LinkButton
              look="marker"
              to="/videos/new"
              onClick={() => keepDraft({ ...EMPTY_DRAFT, source: 'footage', assets: [asset] })}
            >
              {text.use}
            </LinkButton>
          )}
          <OuterLink href={hosted(asset.url)} download={asset.title}>
            {text.download}
          </OuterLink>
          <DeleteAsset asset={asset} onGone={onGone} />
        </div>
      </div>
    </div>
  );
}

function Media({ asset: { kind, url, title, thumbnail, width, height } }: { asset: Asset }) {
  const label = words.library.asset.player(title);
  if (kind === 'image')
    return <img src={hosted(url)} alt={title} width={width ?? undefined} height={height ?? undefined} />;
  if (kind === 'audio') return <audio src={hosted(url)} controls preload="metadata" aria-label={label} />;
  return (
    <video
      src={hosted(url)}
      poster={thumbnail ? hosted(thumbnail) : undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
    />
  );
}

function Facts({ asset: { kind, width, height, bytes, duration, createdAt } }: { asset: Asset }) {
  const { asset: text, size, one } = words.library;
  const rows: Array<[string, string]> = [
    [words.library.kind, one[kind]],
    ...(width !== null && height !== null ? [[text.pixels, size(width, height)] as [string, string]] : []),
    ...(duration === null ? [] : [[text.length, words.videoParts.duration(duration)] as [string, string]]),
    [text.bytes, told.megabytes(bytes)],
    [text.added, told.when(createdAt)],
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

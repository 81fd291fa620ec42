import { Button } from '../../../../ui/button';
import { Panel } from '../../../../ui/panel';
import { Tabs } from '../../../../ui/tabs';
import { useUploads } from '../../../../uploads/use-uploads';
import { words } from '../../../../words';
import type { SourceKind } from '../draft';
import type { DraftHold } from '../use-draft';
import { AddressSource } from './address-source';
import { DataSource } from './data-source';
import { FootageSource } from './footage-source';
import { MarketsSource } from './markets-source';
import type { FactsHold } from './use-facts';
import styles from './source.module.css';

/** What the video is told from: the open tab, and footage beside it. */
export function SourcePanel({ hold, facts }: { hold: DraftHold; facts: FactsHold }) {
  const { title, tabs, tabsLabel } = words.make.source;
  const { draft, change } = hold;
  const uploads = useUploads(({ libraryAssetId, title, kind, thumbnail }) =>
    hold.addAsset({ libraryAssetId, title, kind, thumbnail }),
  );
  return (
    <Panel title={title}>
      <Tabs
        label={tabsLabel}
        value={draft.source}
        onChange={(source) => change({ source: source as SourceKind })}
        tabs={[
          { value: 'data', label: tabs.data, content: <DataSource hold={hold} facts={facts} /> },
          { value: 'address', label: tabs.address, content: <AddressSource hold={hold} facts={facts} /> },
          { value: 'markets', label: tabs.markets, content: <MarketsSource hold={hold} /> },
          {
            value: 'footage',
            label: tabs.footage,
            content: <FootageSource hold={hold} uploads={uploads} />,
          },
        ]}
      />
      {draft.source !== 'footage' && draft.assets.length > 0 && (
        <p className={styles.line}>
          <span className={styles.note}>{words.make.footage.also(draft.assets.length)}</span>
          <Button size="small" onClick={() => change({ source: 'footage' })}>
            {words.make.footage.show}
          </Button>
        </p>
      )}
    </Panel>
  );
}

import { Panel } from '../../../ui/panel';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import type { ChannelDraft, DraftFaults } from './channel-draft';
import { ColorField } from './color-field';
import { FramePreview } from './frame-preview';
import styles from './brand.module.css';

export interface DraftPanelProps {
  draft: ChannelDraft;
  faults: DraftFaults;
  set: (part: Partial<ChannelDraft>) => void;
}

/** The brand's colours and name, beside a frame that wears them. */
export function LookPanel({ draft, faults, set }: DraftPanelProps) {
  const text = words.brand.look;
  const { accent, ground, watermark } = draft;
  return (
    <Panel title={text.title} about={text.about}>
      <div className={styles.look}>
        <div className={styles.fields}>
          <ColorField label={text.accent} value={accent} onChange={(accent) => set({ accent })} error={faults.accent} />
          <ColorField label={text.ground} value={ground} onChange={(ground) => set({ ground })} error={faults.ground} />
          <TextField
            label={text.watermark}
            optional
            maxLength={40}
            value={watermark}
            onValueChange={(watermark) => set({ watermark })}
            dir="auto"
          />
        </div>
        <FramePreview accent={accent} ground={ground} watermark={watermark} />
      </div>
    </Panel>
  );
}

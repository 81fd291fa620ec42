import { Panel } from '../../../ui/panel';
import { TextArea, TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import type { DraftPanelProps } from './look-panel';

/** What a channel says: its direction, last line, disclaimer and how words are said. */
export function TextsPanel({ draft, faults, set }: DraftPanelProps) {
  const text = words.brand.texts;
  return (
    <Panel title={text.title}>
      <TextArea
        label={text.notes}
        hint={text.notesHint}
        placeholder={text.notesPlaceholder}
        optional
        maxLength={4000}
        dir="auto"
        value={draft.styleNotes}
        onChange={({ target }) => set({ styleNotes: target.value })}
      />
      <TextField
        label={text.cta}
        hint={text.ctaHint}
        placeholder={text.ctaPlaceholder}
        optional
        maxLength={200}
        dir="auto"
        value={draft.cta}
        onValueChange={(cta) => set({ cta })}
      />
      <TextField
        label={text.compliance}
        hint={text.complianceHint}
        placeholder={text.compliancePlaceholder}
        optional
        maxLength={300}
        dir="auto"
        value={draft.disclaimer}
        onValueChange={(disclaimer) => set({ disclaimer })}
      />
      <TextArea
        label={text.pronunciation}
        hint={text.pronunciationHint}
        optional
        value={draft.pronunciation}
        onChange={({ target }) => set({ pronunciation: target.value })}
        error={faults.pronunciation ?? null}
      />
    </Panel>
  );
}

import { Panel } from '../../../ui/panel';
import { TextArea, TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import type { DraftPanelProps } from './look-panel';

const text = words.brand.texts;
/** Lengths are the api's. */
const ROWS = [
  {
    Field: TextArea,
    name: 'styleNotes',
    label: text.notes,
    hint: text.notesHint,
    placeholder: text.notesPlaceholder,
    maxLength: 4000,
  },
  {
    Field: TextField,
    name: 'cta',
    label: text.cta,
    hint: text.ctaHint,
    placeholder: text.ctaPlaceholder,
    maxLength: 200,
  },
  {
    Field: TextField,
    name: 'disclaimer',
    label: text.compliance,
    hint: text.complianceHint,
    placeholder: text.compliancePlaceholder,
    maxLength: 300,
  },
  { Field: TextArea, name: 'pronunciation', label: text.pronunciation, hint: text.pronunciationHint },
] as const;

/** What a channel says: its direction, last line, disclaimer and how words are said. */
export function TextsPanel({ draft, faults, set }: DraftPanelProps) {
  return (
    <Panel title={text.title}>
      {ROWS.map(({ Field, name, ...parts }) => (
        <Field
          key={name}
          {...parts}
          optional
          dir="auto"
          value={draft[name]}
          onValueChange={(value) => set({ [name]: value })}
          error={faults[name] ?? null}
        />
      ))}
    </Panel>
  );
}

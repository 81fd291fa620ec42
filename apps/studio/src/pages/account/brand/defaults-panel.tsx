import { useQuery } from '@tanstack/react-query';
import { LENGTHS } from '../../../videos/video-choices';
import { Panel } from '../../../ui/panel';
import { SelectField, type Choice } from '../../../ui/select-field';
import { words } from '../../../words';
import { stylesQuery, voicesQuery } from '../../videos/new/look/styles-query';
import { DEFAULT_FIELDS, type DefaultField } from './channel-draft';
import type { DraftPanelProps } from './look-panel';
import styles from './brand.module.css';

const text = words.brand.defaults;
const YES_NO = [
  { value: 'true', label: text.on },
  { value: 'false', label: text.off },
];
const LABELS: Record<DefaultField, string> = {
  style: text.style,
  language: text.language,
  format: text.format,
  targetSeconds: text.length,
  captions: text.captions,
  music: text.music,
};

/** What a video of the channel takes where its order does not say it. */
export function DefaultsPanel({ draft: { defaults }, set }: Omit<DraftPanelProps, 'faults'>) {
  const looks = useQuery(stylesQuery).data?.data ?? [];
  const languages = useQuery(voicesQuery).data?.languages ?? [];
  const choices: Record<DefaultField, Choice[]> = {
    style: looks.map(({ style, name }) => ({ value: style, label: name })),
    language: languages.map(({ code, name }) => ({ value: code, label: name })),
    format: Object.entries(text.formats).map(([value, label]) => ({ value, label })),
    targetSeconds: LENGTHS.map((seconds) => ({ value: String(seconds), label: text.seconds(seconds) })),
    captions: YES_NO,
    music: YES_NO,
  };
  return (
    <Panel title={text.title} about={text.about}>
      <div className={styles.defaults}>
        {DEFAULT_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={LABELS[field]}
            choices={[{ value: '', label: text.any }, ...withKept(choices[field], defaults[field])]}
            value={defaults[field]}
            onChange={(value) => set({ defaults: { ...defaults, [field]: value } })}
          />
        ))}
      </div>
    </Panel>
  );
}

/** A value that programs have set and the list does not have stands in it too. */
function withKept(choices: Choice[], kept: string): Choice[] {
  if (!kept || choices.some(({ value }) => value === kept)) return choices;
  return [...choices, { value: kept, label: kept }];
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Choice, SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { FORMATS } from '../../../videos/video-choices';
import { words } from '../../../words';
import { stylesQuery, voicesQuery } from '../new/look/styles-query';
import { styleName } from '../style-name';
import type { Looks } from './edit-draft';
import type { Edited } from './edited';
import styles from './editor.module.css';

interface LooksBarProps {
  of: Edited;
  /** Who would speak it. */
  speaker: string;
  looks: Looks;
  onChange: (looks: Looks) => void;
  /** What else is settled here. */
  children: ReactNode;
}

/** How the video looks and who speaks it; seen at once. */
export function LooksBar({ of, speaker, looks, onChange, children }: LooksBarProps) {
  const text = words.editor.looks;
  const { data: known } = useQuery(stylesQuery);
  const { data: voices } = useQuery(voicesQuery);
  const now = { style: of.style ?? '', format: of.format, captions: of.captions, ...looks };
  const named: Choice[] = known?.data.map(({ style, name }) => ({ value: style, label: name })) ?? [];
  const isListed = named.some(({ value }) => value === now.style);
  const choices = isListed || now.style === '' ? named : [{ value: now.style, label: styleName(now.style) }, ...named];
  const language = looks.language ?? of.language;
  const speakers = [
    ...(voices?.house ?? []).filter((voice) => voice.language === language),
    ...(voices?.cloned ?? []),
  ].map((voice) => ({ value: voice.voiceId, label: 'label' in voice ? voice.label : voice.name }));
  const voiceId = looks.voiceId ?? speaker;
  const isSpoken = speakers.some(({ value }) => value === voiceId);
  return (
    <section className={styles.looks} aria-label={text.title}>
      <SelectField
        label={text.style}
        choices={choices}
        value={now.style}
        onChange={(style) => onChange({ style: style as Looks['style'] })}
      />
      <SelectField
        label={text.format}
        choices={FORMATS.map((format) => ({ value: format, label: format }))}
        value={now.format}
        onChange={(format) => onChange({ format: format as Looks['format'] })}
      />
      <SelectField
        label={text.voice}
        choices={isSpoken ? speakers : [{ value: voiceId, label: words.make.voice.auto }, ...speakers]}
        value={voiceId}
        onChange={(chosen) => chosen !== '' && onChange({ voiceId: chosen })}
      />
      <SwitchField label={text.captions} checked={now.captions} onChange={(captions) => onChange({ captions })} />
      {children}
    </section>
  );
}

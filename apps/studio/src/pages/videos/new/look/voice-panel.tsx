import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorNotice } from '../../../../ui/notice';
import { Panel } from '../../../../ui/panel';
import { SelectField } from '../../../../ui/select-field';
import { words } from '../../../../words';
import type { Options } from '../options';
import { voicesQuery } from './styles-query';
import { useSample } from './use-sample';
import { VoiceRow } from './voice-row';
import styles from './voice.module.css';

interface VoicePanelProps {
  options: Options;
  ask: (part: Partial<Options>) => void;
}

/** The language, and who speaks it; every voice can be heard first. */
export function VoicePanel({ options: { language, voiceId }, ask }: VoicePanelProps) {
  const text = words.make.voice;
  const group = useId();
  const { data, error, refetch } = useQuery(voicesQuery);
  const { playing, toggle, isSilent } = useSample();
  const languages = data?.languages ?? [{ code: 'en', name: 'English' }];
  const code = languages.find(({ code, name }) => code === language || name === language)?.code ?? 'en';
  const house = data?.house.filter((voice) => voice.language === code) ?? [];
  const best = house.find(({ isDefault }) => isDefault);
  const row = { group, chosen: voiceId, playing, onPlay: toggle, onChoose: (id: string) => ask({ voiceId: id }) };
  return (
    <Panel title={text.title}>
      <SelectField
        label={text.language}
        choices={languages.map((one) => ({ value: one.code, label: one.name }))}
        value={code}
        // A voice speaks one language, so another language is another voice.
        onChange={(chosen) => ask({ language: chosen, voiceId: '' })}
      />
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      <fieldset className={styles.voices}>
        <legend className="spoken">{text.legend}</legend>
        <VoiceRow
          {...row}
          id=""
          name={text.auto}
          about={best ? best.label : text.autoAbout}
          sampleUrl={best?.sampleUrl}
        />
        {house.length > 1 &&
          house.map((voice) => (
            <VoiceRow
              key={voice.voiceId}
              {...row}
              id={voice.voiceId}
              name={voice.label}
              about={[text.qualities[voice.quality], voice.note].filter(Boolean).join('. ')}
              sampleUrl={voice.sampleUrl}
            />
          ))}
        {data?.cloned.map(({ voiceId: id, name, sampleUrl }) => (
          <VoiceRow key={id} {...row} id={id} name={name} about={text.cloned} sampleUrl={sampleUrl} />
        ))}
      </fieldset>
      {house.length === 1 && best?.note && <p className={styles.about}>{best.note}</p>}
      <p className={styles.about} role="status">
        {isSilent && text.silent}
      </p>
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../api/client';
import { SelectField } from '../../ui/select-field';
import { FORMATS } from '../../videos/video-choices';
import { words } from '../../words';
import { told } from '../../words/told';
import { stylesQuery, voicesQuery } from '../videos/new/look/styles-query';
import styles from './new-video.module.css';

/** What of a new video can be chosen here; what is left out is as the integrator or the house has it. */
export type ChosenLook = Pick<Schemas['CreateVideo'], 'style' | 'format' | 'language' | 'voiceId'>;

interface LookFieldsProps {
  look: ChosenLook;
  isOff: boolean;
  onChange: (look: ChosenLook) => void;
}

/** Style, shape, language and voice of a new video. Colours are not among them: a brand is the integrator's to lock. */
export function LookFields({ look, isOff, onChange }: LookFieldsProps) {
  const text = words.editor.looks;
  const { make, voice } = { make: words.embed.make, voice: words.make.voice };
  const { data: known } = useQuery(stylesQuery);
  const { data: voices } = useQuery(voicesQuery);
  const usual = { value: '', label: make.usual };
  // A voice speaks one language, so it is chosen once that is.
  const speakers = voices?.house.filter(({ language }) => language === look.language) ?? [];
  const choose = (name: keyof ChosenLook, value: string) => {
    const { [name]: _before, ...others } = look;
    onChange({ ...others, ...(value === '' ? {} : { [name]: value }) });
  };
  return (
    <fieldset className={styles.look} disabled={isOff}>
      <legend className="spoken">{text.title}</legend>
      <SelectField
        label={text.style}
        choices={[usual, ...(known?.data ?? []).map(({ style, name }) => ({ value: style, label: name }))]}
        value={look.style ?? ''}
        onChange={(style) => choose('style', style)}
      />
      <SelectField
        label={text.format}
        choices={[usual, ...FORMATS.map((format) => ({ value: format, label: format }))]}
        value={look.format ?? ''}
        onChange={(format) => choose('format', format)}
      />
      <SelectField
        label={voice.language}
        choices={[usual, ...(voices?.languages ?? []).map(({ code }) => ({ value: code, label: told.language(code) }))]}
        value={look.language ?? ''}
        onChange={(language) => {
          const { voiceId: _voice, language: _before, ...others } = look;
          onChange({ ...others, ...(language === '' ? {} : { language }) });
        }}
      />
      <SelectField
        label={text.voice}
        choices={[
          { value: '', label: voice.auto },
          ...speakers.map(({ voiceId, label }) => ({ value: voiceId, label })),
        ]}
        value={look.voiceId ?? ''}
        onChange={(voiceId) => choose('voiceId', voiceId)}
      />
    </fieldset>
  );
}

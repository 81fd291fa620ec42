import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client';
import { SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { voicesQuery } from '../new/look/styles-query';

const PACES = ['calm', 'standard', 'fast'] as const;

interface PlanSettingsProps {
  plan: Schemas['EditablePlan'];
  isOff: boolean;
  onChange: (change: Pick<Schemas['CreateVideo'], 'language' | 'pacing' | 'music'>) => void;
}

/** What a plan is told in, how fast, and with what music: each is planned again, free, and seen at once. */
export function PlanSettings({ plan: { language, pacing, music }, isOff, onChange }: PlanSettingsProps) {
  const { voice, shape, more } = words.make;
  const { data: voices } = useQuery(voicesQuery);
  const codes = [...new Set([language, ...(voices?.languages ?? []).map(({ code }) => code)])];
  return (
    <>
      <SelectField
        label={voice.language}
        choices={codes.map((code) => ({ value: code, label: told.language(code) }))}
        value={language}
        disabled={isOff}
        onChange={(chosen) => onChange({ language: chosen })}
      />
      <SelectField
        label={shape.pacing}
        choices={PACES.map((value) => ({ value, label: shape.paces[value] }))}
        value={pacing}
        disabled={isOff}
        onChange={(chosen) => onChange({ pacing: PACES.find((one) => one === chosen) })}
      />
      <SwitchField
        label={more.music}
        checked={music}
        disabled={isOff}
        onChange={(isPlayed) => onChange({ music: isPlayed })}
      />
    </>
  );
}

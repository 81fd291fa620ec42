import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client';
import { type Choice, SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { voicesQuery } from '../new/look/styles-query';

const PACES = ['calm', 'standard', 'fast'] as const;

/** A brand as it is worn, and the `pack` that names it. */
export interface BrandChoice extends Choice {
  brand: Pick<Schemas['Brand'], 'accent' | 'ground' | 'watermark'>;
}

interface PlanSettingsProps {
  plan: Schemas['EditablePlan'];
  isOff: boolean;
  /** Saved brands that it can wear, by channel; none where its looks are settled. */
  brands: readonly BrandChoice[];
  onChange: (change: Pick<Schemas['CreateVideo'], 'language' | 'pacing' | 'music' | 'brand'>) => void;
}

/** Language, pace, music and brand of a plan. Each change makes the plan again, which is free. */
export function PlanSettings({ plan: { language, pacing, music, brand }, brands, isOff, onChange }: PlanSettingsProps) {
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
      {brands.length > 0 && (
        <SelectField
          label={more.brand}
          choices={[{ value: 'default', label: more.brandOwn }, ...brands]}
          value={brands.find((one) => isWorn(one, brand))?.value ?? 'default'}
          disabled={isOff}
          onChange={(pack) => onChange({ brand: { pack } })}
        />
      )}
      <SwitchField
        label={more.music}
        checked={music}
        disabled={isOff}
        onChange={(isPlayed) => onChange({ music: isPlayed })}
      />
    </>
  );
}

function isWorn({ brand }: BrandChoice, worn: Schemas['EditablePlan']['brand']): boolean {
  return (['accent', 'ground', 'watermark'] as const).every((name) => (brand[name] ?? null) === (worn?.[name] ?? null));
}

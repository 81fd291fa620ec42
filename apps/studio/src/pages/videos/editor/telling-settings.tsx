import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client';
import { type Choice, SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { voicesQuery } from '../new/look/styles-query';
import type { Looks } from './edit-draft';

const PACES = ['calm', 'standard', 'fast'] as const;

/** A brand as it is worn, and the `pack` that names it. */
export interface BrandChoice extends Choice {
  brand: Pick<Schemas['Brand'], 'accent' | 'ground' | 'watermark'>;
}

/** How a video is told, beside its looks. */
export type Telling = Pick<Looks, 'language' | 'pacing' | 'music' | 'brand'>;

interface TellingSettingsProps {
  now: Pick<Schemas['EditablePlan'], 'language' | 'pacing' | 'music'> & { brand: Schemas['Brand'] | null };
  isOff: boolean;
  /** Saved brands that it can wear, by channel; none where its looks are settled. */
  brands: readonly BrandChoice[];
  /** What another language costs. */
  languageHint?: string;
  onChange: (change: Telling) => void;
}

/** Language, pace, music and brand of a video or plan. */
export function TellingSettings({ now, brands, isOff, languageHint, onChange }: TellingSettingsProps) {
  const { language, pacing, music, brand } = now;
  const { voice, shape, more } = words.make;
  const { data: voices } = useQuery(voicesQuery);
  const codes = [...new Set([language, ...(voices?.languages ?? []).map(({ code }) => code)])];
  return (
    <>
      <SelectField
        label={voice.language}
        hint={languageHint}
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
          value={brand?.pack ?? brands.find((one) => isWorn(one, brand))?.value ?? 'default'}
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

function isWorn({ brand }: BrandChoice, worn: Schemas['Brand'] | null): boolean {
  return (['accent', 'ground', 'watermark'] as const).every((name) => (brand[name] ?? null) === (worn?.[name] ?? null));
}

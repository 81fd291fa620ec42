import { useQuery } from '@tanstack/react-query';
import { fieldError } from '../../../api/error-words';
import { FORMATS, LENGTHS } from '../../../videos/video-choices';
import { ChoiceGroup } from '../../../ui/choice-group';
import { SelectField } from '../../../ui/select-field';
import { TextArea, TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { placeOf, viewerZone } from '../run-time';
import { stylesQuery } from '../../videos/new/look/styles-query';
import { showVoicesQuery } from '../show-queries';
import { CadenceField } from './cadence-field';
import styles from './form.module.css';
import type { ShowDraft } from './show-draft';

interface DetailFieldsProps {
  draft: ShowDraft;
  change: (part: Partial<ShowDraft>) => void;
  error: unknown;
  /** Where the body keeps them: `show.` in an order, nothing in a change. */
  path?: string;
  /** Whether the style can be left to the facts: a show that has one keeps one. */
  styleMayBeOpen: boolean;
}

/** All that makes a show what it is, beside where it goes. */
export function DetailFields({ draft, change, error, path = '', styleMayBeOpen }: DetailFieldsProps) {
  const { form, show: text } = words.shows;
  const { data: looks } = useQuery(stylesQuery);
  const { data: voices } = useQuery(showVoicesQuery);
  const at = (field: string) => fieldError(error, path + field);
  const spoken = voices?.house.filter(({ language }) => language === draft.language) ?? [];
  return (
    <>
      <TextField
        label={form.title}
        name="title"
        dir="auto"
        required
        value={draft.title}
        onValueChange={(title) => change({ title })}
        error={at('title')}
      />
      <TextArea
        label={form.premise}
        hint={form.premiseHint}
        name="premise"
        dir="auto"
        optional
        rows={3}
        value={draft.premise}
        onValueChange={(premise) => change({ premise })}
        error={at('premise')}
      />
      <CadenceField
        value={draft.cadence}
        onChange={(cadence) => change({ cadence })}
        tz={draft.tz}
        error={at('cadence')}
      />
      <SelectField
        label={form.zone}
        choices={zones(draft.tz).map((tz) => ({
          value: tz,
          label: placeOf(tz) === tz ? tz : `${placeOf(tz)} (${tz})`,
        }))}
        value={draft.tz}
        onChange={(tz) => change({ tz })}
        error={fieldError(error, 'tz')}
      />
      <ChoiceGroup
        label={text.length}
        hint={form.lengthHint}
        choices={LENGTHS.map((seconds) => ({ value: String(seconds), label: form.short(seconds) }))}
        value={String(draft.targetSeconds)}
        onChange={(chosen) => change({ targetSeconds: LENGTHS.find((one) => String(one) === chosen) ?? 30 })}
      />
      <ChoiceGroup
        label={text.formatLabel}
        choices={FORMATS.map((format) => ({ value: format, label: form.formats[format] }))}
        value={draft.format}
        onChange={(chosen) => change({ format: FORMATS.find((one) => one === chosen) ?? '9:16' })}
      />
      <div className={styles.pair}>
        <SelectField
          label={text.style}
          choices={[
            ...(styleMayBeOpen ? [{ value: '', label: text.anyStyle }] : []),
            ...(looks?.data.map(({ style, name }) => ({ value: style, label: name })) ?? []),
          ]}
          value={draft.style}
          onChange={(style) => change({ style: style as ShowDraft['style'] })}
        />
        <SelectField
          label={text.language}
          choices={voices?.languages.map(({ code, name }) => ({ value: code, label: name })) ?? []}
          value={draft.language}
          // A voice of the house speaks one language.
          onChange={(language) => change({ language, voiceId: '' })}
          error={at('language')}
        />
        <SelectField
          label={form.voice}
          choices={[
            { value: '', label: form.anyVoice },
            ...spoken.map(({ voiceId, label }) => ({ value: voiceId, label })),
            ...(voices?.cloned.map(({ voiceId, name }) => ({ value: voiceId, label: name })) ?? []),
          ]}
          value={draft.voiceId}
          onChange={(voiceId) => change({ voiceId })}
          error={at('voiceId')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={form.linkUrl}
          hint={form.linkHint}
          type="url"
          optional
          value={draft.linkUrl}
          onValueChange={(linkUrl) => change({ linkUrl })}
          error={at('link.url') ?? at('link')}
        />
        <TextField
          label={form.linkLabel}
          dir="auto"
          optional
          value={draft.linkLabel}
          onValueChange={(linkLabel) => change({ linkLabel })}
          error={at('link.label')}
        />
      </div>
    </>
  );
}

/** Zones of the browser's calendar, with those that it leaves out and a show may have. */
function zones(own: string): string[] {
  return [...new Set(['UTC', viewerZone(), own, ...Intl.supportedValuesOf('timeZone')])];
}

import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { api } from '../../../../api/client';
import { unwrap } from '../../../../api/queries';
import { ChoiceGroup } from '../../../../ui/choice-group';
import { SelectField } from '../../../../ui/select-field';
import { SwitchField } from '../../../../ui/switch-field';
import { TextField } from '../../../../ui/text-field';
import { words } from '../../../../words';
import type { Options } from '../options';
import type { DraftHold } from '../use-draft';
import { FilingField } from './filing-field';
import type { useOptions } from '../use-options';
import styles from './more-options.module.css';

const MUSICS = ['bed', 'none', 'made'] as const;
const IMAGES = ['source', 'none', 'auto'] as const;
const ENGINES = ['designed', 'director'] as const;

interface MoreOptionsProps {
  hold: DraftHold;
  choices: ReturnType<typeof useOptions>;
}

/** What most videos leave as it is, folded away. */
export function MoreOptions({ hold, choices }: MoreOptionsProps) {
  const text = words.make.more;
  const { draft, ask } = hold;
  const { options } = choices;
  const audio = useQuery({
    queryKey: ['library', 'audio'],
    queryFn: () => unwrap(api.GET('/v1/library', { params: { query: { kind: 'audio', limit: 50 } } })),
  });
  // These are told by the template whatever is asked for.
  const isTemplate = Boolean(draft.showId) || options.presenter || options.clips || draft.assets.length > 0;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>
        {text.title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.fields}>
        <FilingField hold={hold} choices={choices} />
        <TextField
          label={text.name}
          hint={text.nameHint}
          optional
          dir="auto"
          value={options.title}
          onValueChange={(title) => ask({ title })}
        />
        <ChoiceGroup
          label={text.mode}
          choices={(['numbers', 'story'] as const).map((value) => ({ value, label: text.modes[value] }))}
          value={options.mode}
          onChange={(mode) => ask({ mode: mode as Options['mode'] })}
        />
        <SelectField
          label={text.images}
          choices={IMAGES.map((value) => ({ value, label: text.imageKinds[value] }))}
          value={options.images}
          onChange={(images) => ask({ images: images as Options['images'] })}
        />
        <SelectField
          label={text.music}
          choices={[
            ...MUSICS.map((value) => ({ value, label: text.musics[value] })),
            ...(audio.data?.data ?? []).map(({ libraryAssetId, title }) => ({
              value: libraryAssetId,
              label: text.musicFile(title),
            })),
          ]}
          value={options.music}
          onChange={(music) => ask({ music: music as Options['music'] })}
        />
        {options.music === 'made' && (
          <TextField
            label={text.musicWish}
            placeholder={text.musicWishPlaceholder}
            optional
            value={options.musicWish}
            onValueChange={(musicWish) => ask({ musicWish })}
          />
        )}
        {!isTemplate && (
          <SelectField
            label={text.engine}
            choices={ENGINES.map((value) => ({ value, label: text.engines[value], note: text.engineNotes[value] }))}
            value={options.engine}
            onChange={(engine) => ask({ engine: engine as Options['engine'] })}
          />
        )}
        <SwitchField
          label={text.captions}
          hint={text.captionsHint}
          checked={options.captions}
          onChange={(captions) => ask({ captions })}
        />
        <SwitchField
          label={text.presenter}
          hint={text.presenterHint}
          checked={options.presenter}
          onChange={(presenter) => ask({ presenter })}
        />
        <SwitchField
          label={text.clips}
          hint={text.clipsHint}
          checked={options.clips}
          onChange={(clips) => ask({ clips })}
        />
      </div>
    </details>
  );
}

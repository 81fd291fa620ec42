import { SelectField } from '../../../../ui/select-field';
import { words } from '../../../../words';
import type { DraftHold } from '../use-draft';
import type { useOptions } from '../use-options';

interface FilingFieldProps {
  hold: DraftHold;
  choices: ReturnType<typeof useOptions>;
}

/** The show or channel whose brand and defaults the video takes; nothing where there is none. */
export function FilingField({ hold: { draft, change }, choices: { shows, channels } }: FilingFieldProps) {
  const text = words.make.more;
  if (shows.length + channels.length === 0) return null;
  return (
    <SelectField
      label={text.filed}
      hint={text.filedHint}
      choices={[
        { value: '', label: text.filedNone },
        ...shows.map(({ showId, name }) => ({ value: showId, label: name, note: text.show })),
        ...channels.map(({ channelId, name }) => ({ value: channelId, label: name, note: text.channel })),
      ]}
      value={draft.showId || draft.channelId}
      onChange={(id) => change({ showId: id.startsWith('shw_') ? id : '', channelId: id.startsWith('chn_') ? id : '' })}
    />
  );
}

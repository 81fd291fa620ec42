import { Panel } from '../../../../ui/panel';
import { TextArea, TextField } from '../../../../ui/text-field';
import { words } from '../../../../words';
import type { Options } from '../options';

interface DirectionPanelProps {
  options: Options;
  ask: (part: Partial<Options>) => void;
}

/** Words to whoever writes the script, and the one line that is said as it stands. */
export function DirectionPanel({ options: { brief, cta }, ask }: DirectionPanelProps) {
  const text = words.make.words;
  return (
    <Panel title={text.brief} about={text.briefHint}>
      <TextArea
        label={text.briefLabel}
        placeholder={text.briefPlaceholder}
        optional
        rows={3}
        dir="auto"
        value={brief}
        onValueChange={(brief) => ask({ brief })}
      />
      <TextField
        label={text.cta}
        hint={text.ctaHint}
        placeholder={text.ctaPlaceholder}
        optional
        dir="auto"
        value={cta}
        onValueChange={(typed) => ask({ cta: typed })}
      />
    </Panel>
  );
}

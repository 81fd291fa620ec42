import { FORMATS, LENGTHS } from '../../../../videos/video-choices';
import { ChoiceGroup } from '../../../../ui/choice-group';
import { Panel } from '../../../../ui/panel';
import { words } from '../../../../words';
import type { Options } from '../options';
import styles from './shape.module.css';

const PACES = ['calm', 'standard', 'fast'] as const;

interface ShapePanelProps {
  options: Options;
  ask: (part: Partial<Options>) => void;
}

/** How long, which shape, how fast. */
export function ShapePanel({ options: { targetSeconds, format, pacing }, ask }: ShapePanelProps) {
  const text = words.make.shape;
  // A show may ask for a length of its own.
  const lengths = [...new Set([...LENGTHS, targetSeconds])].sort((a, b) => a - b);
  return (
    <Panel title={text.title}>
      <ChoiceGroup
        label={text.length}
        hint={text.lengthHint}
        choices={lengths.map((seconds) => ({ value: String(seconds), label: text.seconds(seconds) }))}
        value={String(targetSeconds)}
        onChange={(seconds) => ask({ targetSeconds: Number(seconds) })}
      />
      <ChoiceGroup
        label={text.format}
        choices={FORMATS.map((value) => ({
          value,
          picture: (
            <span className={styles.frame} style={{ aspectRatio: value.replace(':', '/') }} aria-hidden="true" />
          ),
          label: (
            <span className={styles.format}>
              {text.formats[value]} <span className={styles.ratio}>{value}</span>
            </span>
          ),
        }))}
        value={format}
        onChange={(value) => ask({ format: value as Options['format'] })}
      />
      <ChoiceGroup
        label={text.pacing}
        choices={PACES.map((value) => ({ value, label: text.paces[value] }))}
        value={pacing}
        onChange={(value) => ask({ pacing: value as Options['pacing'] })}
      />
    </Panel>
  );
}

import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { Schemas } from '../../../api/client';
import { Button } from '../../../ui/button';
import { TextArea, TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { ChartFields } from './chart-fields';
import type { SceneFault } from './script-draft';
import styles from './script.module.css';

type ScriptScene = Schemas['ScriptScene'];

interface ScriptSceneFieldsProps {
  /** From 1. */
  n: number;
  isLast: boolean;
  scene: ScriptScene;
  faults: readonly SceneFault[];
  onChange: (scene: ScriptScene) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One scene of a script: its words, its figures, the marks of its chart, and its place among the others. */
export function ScriptSceneFields({ n, isLast, scene, faults, onChange, onMove, onRemove }: ScriptSceneFieldsProps) {
  const text = words.video.script;
  const at = (path: string) => sentence(faults.find((fault) => fault.path === path));
  const whole = faults.filter(({ path }) => !isField(path, scene));
  const setStat = (index: number, part: 'value' | 'label', value: string) =>
    onChange({
      ...scene,
      stats: scene.stats?.map((stat, place) => (place === index ? { ...stat, [part]: value } : stat)),
    });
  return (
    <li className={styles.scene} data-faulty={faults.length > 0 || undefined}>
      <div className={styles.bar}>
        <h3>
          {words.video.scenes.number(n)} <span className={styles.soft}>{words.video.scenes.types[scene.type]}</span>
        </h3>
        <div className={styles.acts}>
          <Button
            look="quiet"
            size="small"
            iconOnly
            aria-label={text.up(n)}
            disabled={n === 1}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            size="small"
            iconOnly
            aria-label={text.down(n)}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button look="quiet" size="small" iconOnly aria-label={text.remove(n)} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
      <TextArea
        label={text.said}
        dir="auto"
        rows={2}
        value={scene.text ?? ''}
        error={at('text') ?? sentence(whole[0])}
        onValueChange={(text) => onChange({ ...scene, text })}
      />
      {scene.stats?.map(({ value, label }, index) => (
        <div key={index} className={styles.pair}>
          <TextField
            label={text.value}
            dir="auto"
            value={value}
            error={at(`stats[${index}].value`)}
            onValueChange={(changed) => setStat(index, 'value', changed)}
          />
          <TextField
            label={text.label}
            dir="auto"
            value={label}
            error={at(`stats[${index}].label`)}
            onValueChange={(changed) => setStat(index, 'label', changed)}
          />
        </div>
      ))}
      {scene.chart && (
        <ChartFields
          chart={scene.chart}
          faultAt={(path) => at(`chart${path}`)}
          onChange={(chart) => onChange({ ...scene, chart })}
        />
      )}
    </li>
  );
}

/** The api's message stands behind a path; here it stands alone. */
function sentence(fault: SceneFault | undefined): string | null {
  return fault ? `${fault.message.slice(0, 1).toUpperCase()}${fault.message.slice(1)}.` : null;
}

/** Whether a fault has a field of its own here; others are told at the words of the scene. */
function isField(path: string, { stats, chart }: ScriptScene): boolean {
  if (/^stats\[\d+\]\.(value|label)$/.test(path)) return stats !== undefined;
  if (/^chart\.(title|series\[\d+\]\.(t|v|target))$/.test(path)) return chart !== undefined && isPlain(chart);
  return false;
}

function isPlain({ series }: Schemas['ScriptChart']): boolean {
  return series.every(({ v, group }) => v !== undefined && group === undefined);
}

import type { Schemas } from '../../../api/client';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import styles from './script.module.css';

type ScriptChart = Schemas['ScriptChart'];

/** More marks than these are a course over time, which nobody types. */
const MOST_EDITED = 12;

interface ChartFieldsProps {
  chart: ScriptChart;
  /** What is wrong at a place within the chart: `.title`, `.series[0].v`. */
  faultAt: (path: string) => string | null;
  onChange: (chart: ScriptChart) => void;
}

/** The title of a chart, and its marks where they are few and one value each. */
export function ChartFields({ chart, faultAt, onChange }: ChartFieldsProps) {
  const text = words.video.script;
  const { title, series } = chart;
  const edited = series.length <= MOST_EDITED && series.every(({ v, group }) => v !== undefined && group === undefined);
  const setPoint = (index: number, part: Partial<ScriptChart['series'][number]>) =>
    onChange({ ...chart, series: series.map((point, place) => (place === index ? { ...point, ...part } : point)) });
  const setTitle = (changed: string) => onChange({ ...chart, title: changed === '' ? undefined : changed });
  return (
    <>
      <TextField
        label={text.chartTitle}
        dir="auto"
        value={title ?? ''}
        error={faultAt('.title')}
        onValueChange={setTitle}
      />
      {!edited && <p className={styles.soft}>{text.marks(series.length)}</p>}
      {edited &&
        series.map(({ t, v = 0, target }, index) => (
          <div key={index} className={styles.pair}>
            <TextField
              label={text.value}
              type="number"
              step="any"
              value={String(v)}
              error={faultAt(`.series[${index}].v`)}
              onValueChange={(changed) => setPoint(index, { v: Number(changed) })}
            />
            <TextField
              label={text.label}
              dir="auto"
              value={t}
              error={faultAt(`.series[${index}].t`)}
              onValueChange={(changed) => setPoint(index, { t: changed })}
            />
            {target !== undefined && (
              <TextField
                label={chart.targetLabel ?? text.target}
                type="number"
                step="any"
                value={String(target)}
                error={faultAt(`.series[${index}].target`)}
                onValueChange={(changed) => setPoint(index, { target: Number(changed) })}
              />
            )}
          </div>
        ))}
    </>
  );
}

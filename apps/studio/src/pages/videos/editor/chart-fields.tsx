import type { Schemas } from '../../../api/client';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import styles from './scene-card.module.css';

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
  const text = words.editor.scenes;
  const { title, series } = chart;
  const edited = series.length <= MOST_EDITED && isPlain(chart);
  const kinds = kindsFor(chart);
  const setPoint = (index: number, part: Partial<ScriptChart['series'][number]>) =>
    onChange({ ...chart, series: series.map((point, place) => (place === index ? { ...point, ...part } : point)) });
  const setTitle = (changed: string) => onChange({ ...chart, title: changed === '' ? undefined : changed });
  return (
    <>
      {kinds.length > 1 && (
        <SelectField
          label={text.chartKind}
          choices={kinds.map((kind) => ({ value: kind, label: text.charts[kind] }))}
          value={chart.kind}
          error={faultAt('.kind') ?? faultAt('.series')}
          onChange={(kind) => onChange({ ...chart, kind: kind as ScriptChart['kind'] })}
        />
      )}
      <TextField
        label={text.chartTitle}
        dir="auto"
        value={title ?? ''}
        error={faultAt('.title')}
        onValueChange={setTitle}
      />
      {!edited && <p className={styles.soft}>{text.marks(series.length)}</p>}
      {edited &&
        series.map(({ t, v, target, before, cells = [], x, y }, index) => (
          <div key={index} className={styles.pair}>
            {v !== undefined && (
              <TextField
                label={text.value}
                type="number"
                step="any"
                value={String(v)}
                error={faultAt(`.series[${index}].v`)}
                onValueChange={(changed) => setPoint(index, { v: Number(changed) })}
              />
            )}
            <TextField
              label={text.label}
              dir="auto"
              value={t}
              error={faultAt(`.series[${index}].t`)}
              onValueChange={(changed) => setPoint(index, { t: changed })}
            />
            {cells.map((cell, column) => (
              <TextField
                key={column}
                label={chart.columns?.[column] ?? text.value}
                dir="auto"
                value={cell}
                error={faultAt(`.series[${index}].cells[${column}]`)}
                onValueChange={(changed) =>
                  setPoint(index, { cells: cells.map((one, place) => (place === column ? changed : one)) })
                }
              />
            ))}
            {Object.entries({ x, y }).map(
              ([name, measure], axis) =>
                measure !== undefined && (
                  <TextField
                    key={name}
                    label={chart.axes?.[axis]?.title ?? text.value}
                    type="number"
                    step="any"
                    value={String(measure)}
                    error={faultAt(`.series[${index}].${name}`)}
                    onValueChange={(changed) => setPoint(index, { [name]: Number(changed) })}
                  />
                ),
            )}
            {before !== undefined && (
              <TextField
                label={chart.times?.[0] ?? text.before}
                type="number"
                step="any"
                value={String(before)}
                error={faultAt(`.series[${index}].before`)}
                onValueChange={(changed) => setPoint(index, { before: Number(changed) })}
              />
            )}
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

/** Whether each point of a chart is one value, two measures or a row of cells that can be typed. */
export function isPlain({ series }: Pick<ScriptChart, 'series'>): boolean {
  return series.every(({ v, cells, x, group }) => (v ?? cells ?? x) !== undefined && group === undefined);
}

/** Kinds whose points fit no other. */
const OWN_POINTS: ReadonlySet<ScriptChart['kind']> = new Set(['stacked', 'waterfall', 'table', 'scatter', 'candles']);

/** Kinds that can show the same points; rows at two times have two kinds. */
function kindsFor({ kind, series }: ScriptChart): ScriptChart['kind'][] {
  if (OWN_POINTS.has(kind)) return [kind];
  if (kind === 'dumbbell' || kind === 'slope') return ['dumbbell', 'slope'];
  const { length } = series;
  const fits = { bars: [2, 12], line: [2, 120], area: [2, 120], donut: [2, 6] } as const;
  const fitting = (Object.keys(fits) as (keyof typeof fits)[]).filter(
    (one) => fits[one][0] <= length && length <= fits[one][1],
  );
  return [...new Set([kind, ...fitting])];
}

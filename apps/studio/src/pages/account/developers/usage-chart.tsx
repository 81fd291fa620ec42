import { words } from '../../../words';
import { told } from '../../../words/told';
import styles from './developers.module.css';
import type { UsageBars } from './usage-bars';

const HEIGHT = 200;
const STEP = 64;
const BAR = 40;
const FOOT = 24;
const HEAD = 20;
/** Parts beyond the last shade share it. */
const SHADES = 5;

interface UsageChartProps {
  bars: UsageBars;
  nameOf: (part: string) => string;
}

/** Credits of each month as a stacked bar. The table below the chart has the same figures, so it is read as one picture. */
export function UsageChart({ bars: { parts, bars, most }, nameOf }: UsageChartProps) {
  const text = words.developers.usage;
  const width = bars.length * STEP;
  const label = bars.map(({ month, total }) => `${told.month(month)}: ${told.count(total)}`).join(', ');
  return (
    <figure className={styles.chart}>
      {/* Where not all months fit, the newest is in sight. */}
      <div ref={showNewest} className={styles.plot} role="region" aria-label={text.chart} tabIndex={0}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} role="img" aria-label={label}>
          <line x1={0} x2={width} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.ground} />
          {bars.map(({ month, total, credits }, index) => {
            const x = index * STEP + (STEP - BAR) / 2;
            let y = HEIGHT - FOOT;
            return (
              <g key={month}>
                {credits.map((amount, part) => {
                  const height = (amount / most) * (HEIGHT - FOOT - HEAD);
                  y -= height;
                  return (
                    amount > 0 && (
                      <rect key={parts[part]} x={x} y={y} width={BAR} height={height} data-shade={shadeOf(part)}>
                        <title>{`${nameOf(parts[part] ?? '')}: ${told.count(amount)}`}</title>
                      </rect>
                    )
                  );
                })}
                {total > 0 && (
                  <text x={x + BAR / 2} y={y - 6} className={styles.amount}>
                    {told.count(total)}
                  </text>
                )}
                <text x={x + BAR / 2} y={HEIGHT - 6} className={styles.month}>
                  {told.month(month)}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <ul className={styles.legend}>
        {parts.map((part, index) => (
          <li key={part}>
            <span className={styles.swatch} data-shade={shadeOf(index)} aria-hidden="true" />
            {nameOf(part)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function showNewest(plot: HTMLElement | null): void {
  plot?.scrollTo({ left: plot.scrollWidth });
}

function shadeOf(part: number): number {
  return Math.min(part, SHADES - 1);
}

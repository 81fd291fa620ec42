/** A metric as it was scraped. */
export interface MetricFamily {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram' | 'summary';
  samples: MetricSample[];
}

/** One line of it; the name has the suffix of a histogram's parts. */
interface MetricSample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const TYPES = new Set(['counter', 'gauge', 'histogram', 'summary']);
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;
const PARTS = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'], counter: [''], gauge: [''] };
const NUMBERS: Readonly<Record<string, number>> = { '+Inf': Infinity, '-Inf': -Infinity, NaN };

/**
 * Reads Prometheus' text format 0.0.4 as its own server does. Throws at what that would refuse: a line that is none, a
 * family in two places or without its type, a sample twice, a histogram whose buckets do not add up.
 */
export function readMetrics(text: string): MetricFamily[] {
  const families = new Map<string, MetricFamily>();
  let current: MetricFamily | undefined;
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  for (const line of text.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (line === '' || (line.startsWith('#') && !word)) continue;
    if (word === 'HELP') {
      if (families.has(name)) throw new Error(`${name} stands in two places`);
      current = { name, help: rest, type: 'gauge', samples: [] };
      families.set(name, current);
    } else if (word === 'TYPE') {
      if (current?.name !== name || !TYPES.has(rest)) throw new Error(`misplaced: ${line}`);
      current.type = rest as MetricFamily['type'];
    } else {
      addSample(current, line);
    }
  }
  for (const family of families.values()) if (family.type === 'histogram') assertAddsUp(family);
  return [...families.values()];
}

/** The memory that the program behind this address holds, in bytes. */
export async function residentBytes(url: string): Promise<number> {
  const answer = await fetch(new URL('/metrics', url));
  return valueOf(readMetrics(await answer.text()), 'process_resident_memory_bytes');
}

/** Of a histogram, how often; NaN where nothing of these labels was told. */
export function valueOf(families: MetricFamily[], name: string, labels: Record<string, string> = {}): number {
  const family = families.find((each) => each.name === name);
  const wanted = family?.type === 'histogram' ? `${name}_count` : name;
  const found = family?.samples.filter(
    (sample) => sample.name === wanted && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  );
  return found?.length ? found.reduce((sum, { value }) => sum + value, 0) : NaN;
}

function addSample(family: MetricFamily | undefined, line: string): void {
  const [, name = '', inner = '', number = ''] = SAMPLE.exec(line) ?? [];
  if (!family || !PARTS[family.type].some((part) => name === family.name + part)) throw new Error(`stray: ${line}`);
  const value = NUMBERS[number] ?? (number === '' ? undefined : Number(number));
  if (value === undefined || (Number.isNaN(value) && number !== 'NaN')) throw new Error(`no number: ${line}`);
  const labels = labelsIn(inner, line);
  const key = JSON.stringify(Object.entries(labels).sort());
  const isTwice = family.samples.some(
    (other) => other.name === name && JSON.stringify(Object.entries(other.labels).sort()) === key,
  );
  if (isTwice) throw new Error(`twice: ${line}`);
  family.samples.push({ name, labels, value });
}

function labelsIn(inner: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < inner.length) {
    const [, key = '', value = ''] = LABEL.exec(inner) ?? [];
    if (key === '' || key in labels) throw new Error(`bad labels: ${line}`);
    labels[key] = value.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
  }
  return labels;
}

/** Buckets grow up to `+Inf`, which is the count. */
function assertAddsUp({ name, samples }: MetricFamily): void {
  const keyOf = (labels: Record<string, string>) =>
    JSON.stringify(
      Object.entries(labels)
        .filter(([key]) => key !== 'le')
        .sort(),
    );
  for (const { labels, value: count } of samples.filter((sample) => sample.name === `${name}_count`)) {
    const buckets = samples.filter((each) => each.name === `${name}_bucket` && keyOf(each.labels) === keyOf(labels));
    const sorted = buckets.sort((a, b) => bound(a) - bound(b));
    const grows = sorted.every((bucket, index) => index === 0 || bucket.value >= (sorted[index - 1]?.value ?? 0));
    if (!grows || sorted.at(-1)?.labels['le'] !== '+Inf' || sorted.at(-1)?.value !== count) {
      throw new Error(`the buckets of ${name} do not add up`);
    }
  }
}

function bound({ labels }: MetricSample): number {
  const { le = '' } = labels;
  return NUMBERS[le] ?? Number(le);
}

import type { MetricFamily } from '@app/testing';

/** Base units and what is counted without one. */
const UNITS = /_(seconds|ratio|bytes|credits|info|jobs|open|late|failing|told|waiting|connections|paused|events)$/;
const NAME = /^factreel_[a-z]+(_[a-z]+)*$/;
/** What would tell one customer, video or address apart from another. */
const UNBOUNDED = /(acc|key|job|wh|dlv|evt|ser|chk|vid)[_-][0-9a-z]+|https?:|@|\b[0-9a-f]{16,}\b/;
const MOST_SERIES = 2_000;

/** What is wrong with a metric by the rules that promtool lints by, and by ours of labels; empty where nothing is. */
export function faultOf({ name, help, type, samples }: MetricFamily): string {
  const base = name.replace(/_total$/, '');
  if (!NAME.test(name)) return `${name} is no name`;
  if (help.trim() === '' || help === name) return `${name} is not explained`;
  if ((type === 'counter') !== name.endsWith('_total')) return `${name}: counters, and they alone, end in _total`;
  if (/_(gauge|counter|histogram|count|sum|bucket)\b/.test(name)) return `${name} has its type in its name`;
  if (/_(milliseconds|ms|minutes|percent)/.test(name)) return `${name} is in no base unit`;
  if (type !== 'counter' && !UNITS.test(base)) return `${name} has no unit`;
  if (samples.length > MOST_SERIES) return `${name} has ${samples.length} series`;
  for (const { labels } of samples) {
    const label = Object.entries(labels).find(([key, value]) => key !== 'route' && UNBOUNDED.test(value));
    if (label) return `${name} has the label ${label.join('=')}`;
  }
  return '';
}

import type { Fact, FactBridge } from '@app/facts';
import type { SceneContent } from '@app/picture';
import type { ShownIdea } from './idea';
import { labelOf, nameOf } from './row-names';
import type { ScreenWords } from './screen-words';
import type { Story } from './story';

const MOST_STEPS = 6;
/** A largest part that is less than this share of the scale would not be seen. */
const LEAST_SEEN = 0.03;

type Waterfall = Extract<SceneContent, { layout: 'waterfall' }>;

/**
 * The ways of an idea with a waterfall among them, where the payload proves what its figure is made of: what leads from the
 * earlier value to this one comes first, what adds up to it after the ring and the band that show shares better.
 */
export function withWaterfall(
  idea: ShownIdea,
  ways: readonly SceneContent[],
  words: ScreenWords,
  story: Story,
): SceneContent[] {
  const found = waterfallOf(idea, words, story);
  if (!found) return [...ways];
  const place = found.start ? 0 : ways.findIndex(({ layout }) => layout !== 'donut' && layout !== 'breakdown');
  const at = place < 0 ? ways.length : place;
  return [...ways.slice(0, at), found, ...ways.slice(at)];
}

function waterfallOf(idea: ShownIdea, words: ScreenWords, story: Story): Waterfall | null {
  const { bridges, parts } = story.pack;
  switch (idea.kind) {
    case 'comparison': {
      const { subject, other } = idea;
      const bridge = bridges.find(({ start, end }) => start === other.key && end === subject.key);
      const [now, then] = words.sides ?? [];
      return bridge && now && then ? drawn(bridge, story, words.title, { start: then, end: now }, subject) : null;
    }
    case 'cards': {
      const bridge = bridges.find(({ end, steps }) =>
        idea.facts.every(({ key }) => key === end || steps.some((step) => step.key === key)),
      );
      return bridge ? drawn(bridge, story, words.title, {}, idea.facts[0]) : null;
    }
    case 'change': {
      const bridge = bridges.find(({ start, end }) => start === null && (end === idea.fact.key || end === idea.of.key));
      return bridge ? drawn(bridge, story, words.title, {}, story.byKey.get(bridge.end)) : null;
    }
    case 'parts':
    case 'ranking': {
      const rows = idea.kind === 'parts' ? idea.parts : idea.rows;
      const keys = new Set(rows.map(({ fact }) => fact.key));
      const isWhole = (steps: readonly string[]): boolean =>
        steps.length === keys.size && steps.every((key) => keys.has(key));
      const whole = parts.find((one) => one.whole !== null && isWhole(one.parts));
      const signed = bridges.find(({ steps }) => isWhole(steps.map(({ key }) => key)));
      const steps = whole?.parts.map((key) => ({ key, takes: false }));
      const bridge = steps && whole?.whole ? { start: null, steps, end: whole.whole } : signed;
      return bridge ? drawn(bridge, story, words.title, {}) : null;
    }
    default:
      return null;
  }
}

/** A bridge as a scene, in front what the scene is about, else the largest step. Null where none could be seen. */
function drawn(
  bridge: FactBridge,
  story: Story,
  title: string,
  names: { start?: string; end?: string },
  about?: Fact,
): Waterfall | null {
  const factOf = (key: string | null): Fact | null => story.byKey.get(key ?? '') ?? null;
  const [start, end] = [factOf(bridge.start), factOf(bridge.end)];
  const steps = bridge.steps.flatMap(({ key, takes }) => {
    const fact = factOf(key);
    return fact ? [{ fact, takes, label: stepName(fact, story) }] : [];
  });
  if (!end || steps.length !== bridge.steps.length || steps.length > MOST_STEPS) return null;
  if (new Set(steps.map(({ label }) => label)).size < steps.length) return null;
  const sizes = steps.map(({ fact }) => Math.abs(fact.number ?? 0));
  const largest = Math.max(...sizes);
  if (largest < LEAST_SEEN * Math.max(Math.abs(start?.number ?? 0), Math.abs(end.number ?? 0))) return null;
  const own = [...steps.map(({ fact }) => fact), end].findIndex((fact) => fact === about);
  return {
    layout: 'waterfall',
    title,
    ...(start ? { start: { label: names.start ?? labelOf(start), figure: start.key } } : {}),
    steps: steps.map(({ fact, takes, label }) => ({
      label,
      figure: fact.key,
      ...(takes ? { takes: true as const } : {}),
    })),
    end: { label: names.end ?? labelOf(end), figure: end.key },
    highlight: own >= 0 ? own : sizes.indexOf(largest),
  };
}

/** The name of a step's row; the step's own label outside tables. */
function stepName(fact: Fact, { pack }: Story): string {
  const row = pack.tables.flatMap(({ rows }) => rows).find(({ cells }) => Object.values(cells).includes(fact.key));
  return row ? nameOf({ name: row.name, fact }) : labelOf(fact);
}

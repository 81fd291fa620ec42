import type { Schemas } from '../../../api/client';

export type ProvenFigure = Schemas['ProvenFigure'];
type SourceFact = Schemas['SourceFact'];

/** What stands behind a figure: a fact of the data, words that the caller wrote, or nothing. */
type Grounds = 'fact' | 'own' | 'none';

/** One fact and every place of the video that shows or says it. */
export interface ProvenFact {
  id: string;
  grounds: Grounds;
  /** As the video shows it. */
  display: string;
  label: string;
  key: string | null;
  value: ProvenFigure['value'];
  /** As the source has it; null where the video's source is gone or does not list it. */
  fact: SourceFact | null;
  places: ProvenFigure[];
}

/** The figures of a proof by the fact behind them, in the order in which the video comes to them. */
export function factsOf(figures: readonly ProvenFigure[], known: readonly SourceFact[]): ProvenFact[] {
  const facts = new Map(known.map((fact) => [fact.key, fact]));
  const groups = new Map<string, ProvenFigure[]>();
  for (const figure of figures) {
    const id = figure.factKey ?? `words:${figure.text}`;
    const group = groups.get(id);
    if (group) group.push(figure);
    else groups.set(id, [figure]);
  }
  return [...groups].map(([id, places]) => proven(id, places, facts)).sort((a, b) => startOf(a) - startOf(b));
}

function proven(id: string, places: ProvenFigure[], facts: ReadonlyMap<string, SourceFact>): ProvenFact {
  const [first] = places;
  const key = first?.factKey ?? null;
  const fact = facts.get(key ?? '') ?? null;
  const shown = places.find(({ where, formatter }) => where === 'screen' && !isWindow(formatter)) ?? first;
  return {
    id,
    grounds: groundsOf(first),
    display: shown?.text ?? '',
    label: fact && fact.label.length > 1 ? fact.label : (key ?? ''),
    key,
    value: shown?.value ?? null,
    fact,
    places,
  };
}

function groundsOf(figure: ProvenFigure | undefined): Grounds {
  if (!figure || figure.formatter === 'none') return 'none';
  return figure.factKey === null ? 'own' : 'fact';
}

/** "seven days" is read from the name of a fact; the fact itself stands elsewhere. */
function isWindow(formatter: string): boolean {
  return formatter.startsWith('window.');
}

/** A figure that stands over all scenes is there from the start; its fact's own moment comes first. */
function startOf({ places }: ProvenFact): number {
  return (places.find(({ scene }) => scene !== null) ?? places[0])?.fromMs ?? 0;
}

/** The place to show first: on the screen in its own scene, where the figure has come to rest. */
export function bestPlace({ places }: ProvenFact): ProvenFigure | undefined {
  const ofScenes = places.filter(({ scene }) => scene !== null);
  return ofScenes.find(({ where }) => where === 'screen') ?? ofScenes[0] ?? places[0];
}

/** Figures count up, or are typed, for a moment before they can be read. */
const SETTLED = { share: 0.45, ms: 1200 } as const;

/** A moment at which a place can be read, milliseconds of the video. */
export function settledAt({ fromMs, toMs }: ProvenFigure): number {
  return fromMs + Math.min(SETTLED.ms, (toMs - fromMs) * SETTLED.share);
}

/** Whether a fact is seen or heard in its own scene at a moment; what stands over all scenes says nothing of a moment. */
export function isLit({ places }: ProvenFact, ms: number): boolean {
  return places.some(({ scene, fromMs, toMs }) => scene !== null && fromMs <= ms && ms < toMs);
}

const WORDS: readonly string[] = ['name', 'url', 'date', 'text', 'handle'];

/** Names, addresses and dates are facts as well; figures are what a video is about. */
export function isFigure({ fact, value, grounds }: ProvenFact): boolean {
  if (grounds === 'none') return true;
  return fact ? !WORDS.includes(fact.kind) : typeof value === 'number';
}

import { seededRandom } from '../random';
import type { Layout } from '../storyboard/scene-content';
import type { Scene, Storyboard } from '../storyboard/storyboard';

/** What a line waits for before it is said. */
export type RestReason = 'opening' | 'turn' | 'closing' | 'question' | 'figure' | 'thought' | 'follows' | 'item';

/** How one scene's line is said. */
export interface Delivery {
  /** Silence between the line before and this one, milliseconds. */
  restMs: number;
  /** Why it is that long. */
  because: RestReason;
  /** Speed; 1 is the video's own. */
  rate: number;
  /** Semitones above the voice's own pitch. */
  pitch: number;
  /** How strongly the line and the music under it come forward, from -1 to 1; the music's mood says how many decibels that is. */
  force: number;
}

/** A video's performance: one delivery a scene, and the scene that everything before it leads to. */
export interface DeliveryPlan {
  /** Index of the scene that turns the argument; null in videos too short for one. */
  turn: number | null;
  lines: Delivery[];
}

type PlannedBoard = Pick<Storyboard, 'scenes' | 'seed' | 'air'>;

/** Usual silence before a line, milliseconds. A question waits for its answer, and a figure is left to be understood. */
const REST_MS: Record<RestReason, number> = {
  opening: 120,
  turn: 900,
  closing: 620,
  question: 560,
  figure: 500,
  thought: 410,
  follows: 310,
  item: 250,
};
/** No pause is exactly another's: up to this share more or less. The turn's only grows, so that it stays the longest. */
const UNEVEN = 0.12;
/** After a line of this many characters the voice needs its whole breath; after a short one a fifth less. */
const LONG_LINE = 60;

/** The voice slows for what matters, and hurries a little from item to item. */
const RATE: Record<RestReason, number> = {
  opening: 1,
  turn: 0.94,
  closing: 0.96,
  question: 0.98,
  figure: 1,
  thought: 1,
  follows: 1.02,
  item: 1.05,
};

const HOOK = { pitch: 0.5, force: 0.4 };
const TURN = { pitch: 0.8, force: 1 };
const CLOSING = { pitch: -0.5, force: -0.4 };
/** The build starts this far back and ends this far back, just before the turn. */
const BUILD = { from: -1, to: -0.4 };
/** After the turn it settles, down to the closing. */
const SETTLING = { from: 0, to: -0.8 };

/** Scenes that carry evidence. */
const EVIDENCE: ReadonlySet<Layout> = new Set<Layout>([
  'line',
  'candles',
  'bars',
  'grouped',
  'donut',
  'bullet',
  'dumbbell',
  'slope',
  'waterfall',
  'scatter',
]);
const CONTRASTS: ReadonlySet<Layout> = new Set<Layout>(['comparison', 'hero']);
/** Where the turn of a video stands best, as a share of its scenes. */
const TURN_AT = 0.6;
const TOO_EARLY = 0.3;
const ENDS_ON_FIGURE = /\}\}[^\p{L}]*$/u;
const ASKS = /[?？؟][\s"'”’»)]*$/u;

/**
 * Plans how a video is told from what its lines do: where it is silent, which scene is the turn, and what rises and slows.
 * A pure function of the storyboard, so an edited one is planned anew.
 */
export function planDelivery({ scenes, seed, air = 1 }: PlannedBoard): DeliveryPlan {
  const turn = chooseTurn(scenes);
  const random = seededRandom(seed, 'delivery');
  const lines = scenes.map((_, index): Delivery => {
    const because = reasonFor(scenes, index, turn);
    const chance = random();
    const uneven = because === 'turn' ? 1 + UNEVEN * chance : 1 + UNEVEN * (2 * chance - 1);
    const before = scenes[index - 1]?.line ?? '';
    const breath = because === 'opening' || because === 'turn' ? 1 : 0.8 + 0.2 * Math.min(1, before.length / LONG_LINE);
    const restMs = because === 'opening' ? REST_MS.opening : Math.round(REST_MS[because] * uneven * breath * air);
    return { restMs, because, rate: RATE[because], ...toneOf(index, scenes.length, turn) };
  });
  return { turn, lines };
}

function reasonFor(scenes: readonly Scene[], index: number, turn: number | null): RestReason {
  const [before, scene] = [scenes[index - 1], scenes[index]];
  if (!before || !scene) return 'opening';
  if (index === turn) return 'turn';
  if (scene.layout === 'end') return 'closing';
  if (ASKS.test(before.line)) return 'question';
  if (scene.sense === 'item' && before.sense === 'item') return 'item';
  if (scene.sense === 'follows') return 'follows';
  return ENDS_ON_FIGURE.test(before.line) ? 'figure' : 'thought';
}

/** Higher and stronger at the hook and the turn; in between the voice builds from a step back, then it settles and ends low. */
function toneOf(index: number, count: number, turn: number | null): Pick<Delivery, 'pitch' | 'force'> {
  if (index === 0) return HOOK;
  if (index === turn) return TURN;
  if (index === count - 1) return CLOSING;
  if (turn === null) return { pitch: 0, force: BUILD.to };
  if (index > turn) return { pitch: 0, force: between(SETTLING, (index - turn - 1) / Math.max(1, count - turn - 3)) };
  return { pitch: 0, force: between(BUILD, turn > 2 ? (index - 1) / (turn - 2) : 1) };
}

function between({ from, to }: { from: number; to: number }, share: number): number {
  return from + (to - from) * share;
}

/**
 * The scene that the designer made the turn; else, past the first third where there is one, a contrast, evidence, or a line that
 * ends on its figure. `may` limits the choice. Null where nothing turns.
 */
export function chooseTurn(scenes: readonly Scene[], may: (scene: Scene) => boolean = () => true): number | null {
  const told = scenes.findIndex(({ sense, line }) => sense === 'turn' && line !== '');
  if (told > 0) return told;
  const first = scenes.length * TOO_EARLY;
  const rated = scenes
    .map((scene, index) => ({
      index,
      isEarly: Number(index < first),
      weight: may(scene) ? weightOf(scene) : 0,
      away: Math.abs(index - TURN_AT * (scenes.length - 1)),
    }))
    .filter(({ index, weight }) => weight > 0 && index > 0 && index < scenes.length - 1)
    .sort((a, b) => a.isEarly - b.isEarly || b.weight - a.weight || a.away - b.away);
  return rated[0]?.index ?? null;
}

function weightOf({ sense, layout, line }: Scene): number {
  if (line === '') return 0;
  if (sense === 'contrast' || CONTRASTS.has(layout)) return 3;
  if (EVIDENCE.has(layout)) return 2;
  return ENDS_ON_FIGURE.test(line) ? 1 : 0;
}

/** What a key asks of a player. */
export type PlayerKey =
  | { kind: 'toggle' | 'mute' | 'captions' | 'fullScreen' | 'start' | 'end' }
  | { kind: 'seconds' | 'frames' | 'scenes'; by: number };

const KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  c: { kind: 'captions' },
  f: { kind: 'fullScreen' },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  ArrowLeft: { kind: 'seconds', by: -1 },
  ArrowRight: { kind: 'seconds', by: 1 },
  j: { kind: 'seconds', by: -5 },
  l: { kind: 'seconds', by: 5 },
  ',': { kind: 'frames', by: -1 },
  '.': { kind: 'frames', by: 1 },
  PageUp: { kind: 'scenes', by: -1 },
  PageDown: { kind: 'scenes', by: 1 },
};

/** The wish behind a key; null for keys that are the page's, and for Space on a button, which presses it. */
export function wishOf(event: KeyboardEvent, on: EventTarget | null): PlayerKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.key === ' ' && on instanceof HTMLButtonElement) return null;
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

import { useEffect, useState, useSyncExternalStore } from 'react';

const KEPT = 'factreel.kept.';
/** What is kept while the page lives, also where the browser stores nothing. */
const held = new Map<string, unknown>();
const listeners = new Set<() => void>();

/**
 * State that outlives its component, the page and the tab, until it is set to null; every tab sees it as it stands. A
 * browser that stores nothing keeps it while the page lives, and asks before the page is left.
 */
export function useKept<Value>(name: string): [Value | null, (next: Value | null) => void] {
  const value = useSyncExternalStore(listen, () => read<Value>(name));
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    if (isStored || value === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isStored, value]);
  return [value, (next) => setStored(write(name, next))];
}

/** Keeps something from outside a component, as `useKept` does; null forgets it. */
export function keepAway<Value>(name: string, next: Value | null): void {
  write(name, next);
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changedElsewhere);
  };
}

/** Another tab has written. */
function changedElsewhere({ key }: StorageEvent): void {
  if (key === null) held.clear();
  else if (key.startsWith(KEPT)) held.delete(key.slice(KEPT.length));
  listeners.forEach((listener) => listener());
}

function read<Value>(name: string): Value | null {
  if (!held.has(name)) held.set(name, stored(name));
  return held.get(name) as Value | null;
}

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEPT + name) ?? 'null');
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): boolean {
  held.set(name, value);
  listeners.forEach((listener) => listener());
  try {
    if (value === null) localStorage.removeItem(KEPT + name);
    else localStorage.setItem(KEPT + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

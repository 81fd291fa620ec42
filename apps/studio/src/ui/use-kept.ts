import { useEffect, useState } from 'react';

const KEPT = 'factreel.kept.';
/** What is kept while the page lives, also where the browser stores nothing. */
const held = new Map<string, unknown>();

/**
 * State that outlives its component, the page and the tab, until it is set to null. A browser that stores nothing keeps it
 * while the page lives, and asks before the page is left.
 */
export function useKept<Value>(name: string): [Value | null, (next: Value | null) => void] {
  const [value, setValue] = useState(() => read<Value>(name));
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    if (isStored || value === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isStored, value]);
  return [
    value,
    (next) => {
      setValue(next);
      setStored(write(name, next));
    },
  ];
}

function read<Value>(name: string): Value | null {
  if (held.has(name)) return held.get(name) as Value | null;
  try {
    return JSON.parse(localStorage.getItem(KEPT + name) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): boolean {
  held.set(name, value);
  try {
    if (value === null) localStorage.removeItem(KEPT + name);
    else localStorage.setItem(KEPT + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const KEY = 'factreel.theme';
const listeners = new Set<() => void>();

function kept(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    // A browser that keeps nothing shows what its system likes.
    return 'system';
  }
}

/** Shows the page in the theme that was chosen last; called before anything is drawn. */
export function applyTheme(theme: Theme = kept()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function choose(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Then it holds for this page.
  }
  applyTheme(theme);
  listeners.forEach((listener) => listener());
}

/** The chosen theme, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, kept);
  return [theme, choose];
}

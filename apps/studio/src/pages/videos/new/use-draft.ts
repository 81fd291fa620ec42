import { useCallback, useEffect, useState } from 'react';
import { type Draft, EMPTY_DRAFT, keepDraft, keptDraft, type PickedAsset } from './draft';
import type { Options } from './options';

const PAUSE_MS = 300;

/** The draft, and how to change it. */
export interface DraftHold {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Chooses options. */
  ask: (part: Partial<Options>) => void;
  /** Beside what is picked by then: uploads end when they end. */
  addAsset: (asset: PickedAsset) => void;
  /** Forgets it, once it has been ordered or is not wanted. */
  clear: () => void;
}

/** The video being drafted in this tab of the browser; a reload and a way to another page and back lose nothing. */
export function useDraft(): DraftHold {
  const [draft, setDraft] = useState(keptDraft);
  const change = useCallback((part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })), []);
  const ask = useCallback(
    (part: Partial<Options>) => setDraft((before) => ({ ...before, asked: { ...before.asked, ...part } })),
    [],
  );
  const addAsset = useCallback(
    (asset: PickedAsset) => setDraft((before) => ({ ...before, assets: [...before.assets, asset] })),
    [],
  );
  const clear = useCallback(() => setDraft(EMPTY_DRAFT), []);

  useEffect(() => {
    const keep = () => keepDraft(draft === EMPTY_DRAFT ? null : draft);
    const timer = setTimeout(keep, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      keep();
    };
  }, [draft]);

  return { draft, change, ask, addAsset, clear };
}

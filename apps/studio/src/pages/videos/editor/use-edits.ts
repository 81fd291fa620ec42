import { useEffect, useRef } from 'react';
import { useKept } from '../../../ui/use-kept';
import { type EditDraft, isSameDraft } from './edit-draft';
import { type EditAction, type Edits, edited, unedited } from './edit-history';

/** Under which the edits of a video or plan are kept. */
export function editsName(id: string): string {
  return `edits.${id}`;
}

/** The edits of a video or plan, and how to go on with them. */
export interface EditsHold {
  edits: Edits;
  /** Something differs from what stands. */
  isChanged: boolean;
  act: (action: EditAction) => void;
  /** They are not wanted. */
  forget: () => void;
}

/** Kept in this browser at every step, and shared with every tab that shows the same: the last to act goes on from what all see. */
export function useEdits({ name, version }: { name: string; version: number }, fresh: EditDraft): EditsHold {
  const [kept, keep] = useKept<Edits>(name);
  const edits = kept ?? unedited(version, fresh);
  // Two things may happen before the first of them is drawn.
  const latest = useRef(edits);
  useEffect(() => void (latest.current = edits));
  return {
    edits,
    isChanged: !isSameDraft(edits.now, fresh),
    act: (action) => {
      const next = edited(latest.current, action);
      if (next === latest.current) return;
      latest.current = next;
      keep(next);
    },
    forget: () => keep(null),
  };
}

import { FactreelError } from '@factreel/client';
import { useEffect, useRef, useState } from 'react';
import { bodyOf, type EditDraft } from './edit-draft';
import type { Drafted, DraftPrice, Edited } from './edited';

/** How a draft would play, as far as that is known. */
export interface DraftedHold {
  /** The last draft that could be played; it may be one behind. */
  video: Drafted | null;
  price: DraftPrice | null;
  /** Why the draft as it stands cannot be. */
  error: unknown;
  /** The draft as it stands has been answered. */
  isSettled: boolean;
}

interface Answer extends Omit<DraftedHold, 'isSettled'> {
  of: string;
}

const PAUSE_MS = 250;
const AGAIN_MS = 700;

/** Asks how a draft would play whenever it rests: one at a time, always the newest. */
export function useDrafted({ name, version, draft: play }: Edited, draft: EditDraft): DraftedHold {
  const wish = JSON.stringify({ name, version, ...bodyOf(draft) });
  const [answer, setAnswer] = useState<Answer>({ of: '', video: null, price: null, error: null });
  const latest = useRef({ wish, body: bodyOf(draft), play, isAsking: false, isShown: true });
  useEffect(() => {
    const now = latest.current;
    now.isShown = true;
    return () => void (now.isShown = false);
  }, []);
  useEffect(() => {
    const now = latest.current;
    Object.assign(now, { wish, body: bodyOf(draft), play });
    const ask = async () => {
      if (now.isAsking) return;
      now.isAsking = true;
      let answered = '';
      while (now.isShown && answered !== now.wish) {
        const { wish: of, body } = now;
        try {
          setAnswer({ of, ...(await now.play(body)), error: null });
          answered = of;
        } catch (error) {
          // Somebody else of the account has a draft made just now.
          if (error instanceof FactreelError && error.status === 429) await rest();
          else {
            setAnswer((before) => ({ ...before, of, error }));
            answered = of;
          }
        }
      }
      now.isAsking = false;
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
    // The text alone says what to change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wish]);
  const { of, error, ...shown } = answer;
  return { ...shown, error: of === wish ? error : null, isSettled: of === wish };
}

function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, AGAIN_MS));
}

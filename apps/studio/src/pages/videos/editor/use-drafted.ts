import { FactreelError } from '@factreel/client';
import { useEffect, useRef, useState } from 'react';
import { api, type Schemas } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { bodyOf, type EditDraft } from './edit-draft';

export type DraftedVideo = Schemas['DraftedVideo'];

/** How a draft would play, as far as that is known. */
export interface Drafted {
  /** The last draft that could be played; it may be one behind. */
  video: DraftedVideo | null;
  /** Why the draft as it stands cannot be. */
  error: unknown;
  /** The draft as it stands has been answered. */
  isSettled: boolean;
}

const PAUSE_MS = 250;
const AGAIN_MS = 700;

/** Asks how a draft would play whenever it rests: one at a time, always the newest. */
export function useDrafted(videoId: string, version: number, draft: EditDraft): Drafted {
  const wish = JSON.stringify({ version, ...bodyOf(draft) });
  const [answer, setAnswer] = useState<{ of: string; video: DraftedVideo | null; error: unknown }>({
    of: '',
    video: null,
    error: null,
  });
  const latest = useRef({ wish, body: bodyOf(draft), isAsking: false, isShown: true });
  useEffect(() => {
    const now = latest.current;
    now.isShown = true;
    return () => void (now.isShown = false);
  }, []);
  useEffect(() => {
    const now = latest.current;
    now.wish = wish;
    now.body = bodyOf(draft);
    const ask = async () => {
      if (now.isAsking) return;
      now.isAsking = true;
      let answered = '';
      while (now.isShown && answered !== now.wish) {
        const { wish: of, body } = now;
        try {
          const options = { params: { path: { id: videoId } }, body };
          const video = await unwrap(api.POST('/v1/videos/{id}/draft', options));
          setAnswer({ of, video, error: null });
          answered = of;
        } catch (error) {
          // Somebody else of the account has a draft made just now.
          if (error instanceof FactreelError && error.status === 429) await rest();
          else {
            setAnswer((before) => ({ of, video: before.video, error }));
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
  }, [videoId, wish]);
  return { video: answer.video, error: answer.of === wish ? answer.error : null, isSettled: answer.of === wish };
}

function rest(): Promise<void> {
  return new Promise((done) => setTimeout(done, AGAIN_MS));
}

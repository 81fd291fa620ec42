import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Video, videoQuery } from '../../../videos/video-query';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { EMPTY_DRAFT } from './draft';
import { EXAMPLES } from '../examples';
import type { Options } from './options';
import type { FactsHold } from './source/use-facts';
import type { DraftHold } from './use-draft';

/** What one can come with: `?example=`, `?source=` (a source pack), `?like=` (a video whose look is taken over), `?style=`. */
export function useArrival({ draft, change, ask }: DraftHold, { read }: FactsHold): void {
  const [search, setSearch] = useSearchParams();
  const queries = useQueryClient();
  const { say } = useToasts();
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    // What stood there before a reload, and may not have been read by then.
    if (search.size === 0) return read({ source: 'data', of: draft.typed });
    // A reload must not undo what is changed from here on.
    setSearch({}, { replace: true });
    const example = EXAMPLES.find(({ name }) => name === search.get('example'));
    const source = search.get('source');
    const like = search.get('like');
    const style = search.get('style');
    if (example) {
      const typed = JSON.stringify(example.data, null, 2);
      change({ ...EMPTY_DRAFT, typed, asked: { cta: example.cta } });
      read({ source: 'data', of: typed });
    } else if (source) {
      change({ ...EMPTY_DRAFT, read: { source: 'data', of: '', sourcePackId: source } });
    }
    if (style) ask({ style: style as Options['style'] });
    if (!like) return;
    queries.ensureQueryData(videoQuery(like)).then(
      (video) => {
        ask(looksOf(video));
        say(words.make.arrived.video(video.title));
      },
      () => say(words.make.arrived.missing),
    );
  }, [draft.typed, search, setSearch, change, ask, read, queries, say]);
}

/** What another video like this one has in common with it. */
function looksOf({ style, language, format, captions, presenter, duration, music }: Video): Partial<Options> {
  const lengths = [15, 30, 60, 90];
  const nearest = lengths.reduce((best, one) => (Math.abs(one - duration) < Math.abs(best - duration) ? one : best));
  return {
    style: style ?? '',
    language,
    format,
    captions,
    presenter,
    music: music ? 'bed' : 'none',
    targetSeconds: nearest,
  };
}

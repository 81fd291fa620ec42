import { type DetailedHTMLProps, type HTMLAttributes, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { API_URL, bearer, type Schemas } from '../api/client';
import type { Video } from './video-query';
import styles from './storyboard-player.module.css';

/** `<factreel-player>`, which the api serves; used as a `<video>` is. */
export interface StoryboardElement extends HTMLElement {
  currentTime: number;
  readonly paused: boolean;
  readonly ended: boolean;
  /** What it plays, where the page has it already. */
  source: unknown;
  play(): Promise<void>;
  pause(): void;
}

interface ElementProps extends DetailedHTMLProps<HTMLAttributes<StoryboardElement>, StoryboardElement> {
  // React hands a custom element its attributes as they are named in HTML.
  class: string | undefined;
  src: string | undefined;
  token: string | undefined;
  crossorigin: 'use-credentials' | undefined;
  poster: string | undefined;
  controls: '';
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to name an element to React
  namespace JSX {
    interface IntrinsicElements {
      'factreel-player': ElementProps;
    }
  }
}

/** A storyboard as the api answers it. */
export type PlayedDocument = Pick<
  Schemas['VideoStoryboard'],
  'storyboard' | 'narration' | 'stills' | 'footage' | 'test'
>;

interface StoryboardPlayerProps {
  /** Path of the storyboard on the api, `/v1/plans/{id}/storyboard`; or the storyboard itself. */
  of: string | PlayedDocument;
  title: string;
  format: Video['format'];
  /** Shown until the first frame is drawn, and in place of the player where it cannot be had. */
  poster?: string;
  ref?: Ref<StoryboardElement>;
}

let loading: Promise<boolean> | null = null;

/** Defines the element, once for all pages. False where the api serves no player. */
function loadPlayer(): Promise<boolean> {
  const address = `${API_URL}/player/player.mjs`;
  loading ??= import(/* @vite-ignore */ address).then(
    () => true,
    () => false,
  );
  return loading;
}

/** Plays a storyboard as it would be rendered, before it is. */
export function StoryboardPlayer({ of, title, format, poster, ref }: StoryboardPlayerProps) {
  const [isThere, setIsThere] = useState(true);
  const element = useRef<StoryboardElement>(null);
  useEffect(() => {
    if (typeof of === 'string') return;
    // An element that is not defined yet would not see what it is given.
    void loadPlayer().then((there) => there && element.current && (element.current.source = addressed(of)));
  }, [of]);
  useEffect(() => {
    let isShown = true;
    void loadPlayer().then((there) => isShown && setIsThere(there));
    return () => void (isShown = false);
  }, []);
  const hold = useCallback(
    (player: StoryboardElement): (() => void) => {
      element.current = player;
      const leave = typeof ref === 'function' ? ref(player) : undefined;
      if (ref && typeof ref === 'object') ref.current = player;
      return () => {
        element.current = null;
        if (typeof leave === 'function') leave();
        else if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
    },
    [ref],
  );
  const style = { aspectRatio: format.replace(':', '/') };
  if (!isThere) return poster ? <img className={styles.player} style={style} src={poster} alt={title} /> : null;
  return (
    <factreel-player
      ref={hold}
      class={styles.player}
      data-format={format}
      src={typeof of === 'string' ? `${API_URL}${of}` : undefined}
      token={bearer() ?? undefined}
      crossorigin={API_URL === window.location.origin ? undefined : 'use-credentials'}
      poster={poster}
      controls=""
    />
  );
}

/** The same video with absolute addresses, for pages that another host serves. */
function addressed({ storyboard, narration, stills, footage, test }: PlayedDocument): PlayedDocument {
  const lines = (narration['lines'] as { audioUrl: string | null }[]).map((line) => ({
    ...line,
    audioUrl: line.audioUrl && API_URL + line.audioUrl,
  }));
  const pictures = stills.map((still) => ({ ...still, url: still.url && API_URL + still.url }));
  return { storyboard, narration: { ...narration, lines }, stills: pictures, footage, test };
}

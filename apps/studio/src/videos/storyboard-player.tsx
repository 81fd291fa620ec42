import { type DetailedHTMLProps, type HTMLAttributes, type Ref, useEffect, useState } from 'react';
import { API_URL, bearer } from '../api/client';
import type { Video } from './video-query';
import styles from './storyboard-player.module.css';

/** `<factreel-player>`, which the api serves; used as a `<video>` is. */
export interface StoryboardElement extends HTMLElement {
  currentTime: number;
  readonly paused: boolean;
  readonly ended: boolean;
}

interface ElementProps extends DetailedHTMLProps<HTMLAttributes<StoryboardElement>, StoryboardElement> {
  // React hands a custom element its attributes as they are named in HTML.
  class: string | undefined;
  src: string;
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

interface StoryboardPlayerProps {
  /** Path of the storyboard on the api: `/v1/plans/{id}/storyboard`. */
  path: string;
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
export function StoryboardPlayer({ path, title, format, poster, ref }: StoryboardPlayerProps) {
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    let isShown = true;
    void loadPlayer().then((there) => isShown && setIsThere(there));
    return () => void (isShown = false);
  }, []);
  const style = { aspectRatio: format.replace(':', '/') };
  if (!isThere) return poster ? <img className={styles.player} style={style} src={poster} alt={title} /> : null;
  return (
    <factreel-player
      ref={ref}
      class={styles.player}
      data-format={format}
      src={`${API_URL}${path}`}
      token={bearer() ?? undefined}
      crossorigin={API_URL === window.location.origin ? undefined : 'use-credentials'}
      poster={poster}
      controls=""
    />
  );
}

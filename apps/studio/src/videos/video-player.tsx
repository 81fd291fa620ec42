import type { Ref } from 'react';
import { words } from '../words';
import { API_URL } from '../api/client';
import type { Video } from './video-query';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  video: Video;
  /** Of an earlier version; the newest cut where left out. */
  src?: string;
  ref?: Ref<HTMLVideoElement>;
}

/** Plays a cut with its captions as a track, off at first where they are burned in. */
export function VideoPlayer({ video, src, ref }: VideoPlayerProps) {
  const key = encodeURIComponent(video.mediaKey);
  return (
    <video
      ref={ref}
      className={styles.player}
      style={{ aspectRatio: video.format.replace(':', '/') }}
      src={src ?? video.renderUrl ?? undefined}
      poster={video.thumbnail ?? undefined}
      controls
      playsInline
      preload="metadata"
      crossOrigin={API_URL === window.location.origin ? undefined : 'use-credentials'}
      aria-label={words.videoParts.player(video.title)}
    >
      <track
        kind="captions"
        srcLang={video.language}
        label={words.videoParts.captions}
        src={`${API_URL}/media/${video.videoId}/v${video.version}/captions.vtt?k=${key}`}
        default={!video.captions}
      />
    </video>
  );
}

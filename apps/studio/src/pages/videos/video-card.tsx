import { useState } from 'react';
import { Link } from 'react-router';
import { type Video, isBeingMade } from '../../videos/video-query';
import { VideoPoster } from '../../videos/video-poster';
import { VideoStatus } from '../../videos/video-status';
import { titleOf } from '../../videos/title-of';
import { type VideoProgress, useVideo } from '../../videos/use-video';
import { words } from '../../words';
import { told } from '../../words/told';
import { VideoMenu } from './video-menu';
import { styleName } from './style-name';
import styles from './video-card.module.css';

/** A video on the wall. `followed` tells its progress as it goes; others are told by the list. */
export function VideoCard({ video, followed }: { video: Video; followed: boolean }) {
  return followed ? <FollowedCard video={video} /> : <Card video={video} progress={null} />;
}

function FollowedCard({ video }: { video: Video }) {
  const { data, progress } = useVideo(video.videoId);
  return <Card video={data ?? video} progress={progress} />;
}

function Card({ video, progress }: { video: Video; progress: VideoProgress | null }) {
  const [focused, setFocused] = useState(false);
  const facts = [
    video.status === 'error' ? null : words.videoParts.duration(video.duration),
    told.language(video.language),
    video.style && styleName(video.style),
  ];
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        {video.thumbnail ? (
          <VideoPoster video={video} active={focused} />
        ) : (
          <p className={styles.blank} dir="auto" aria-hidden="true">
            {titleOf(video)}
          </p>
        )}
        {video.status !== 'rendered' && (
          <div className={styles.state}>
            {isBeingMade(video) && progress?.value != null ? (
              <Making progress={progress} />
            ) : (
              <VideoStatus video={video} />
            )}
          </div>
        )}
        {/* Over the poster, so that all of it opens the video while the menu stays a button of its own. */}
        <Link
          className={styles.open}
          to={`/videos/${video.videoId}`}
          aria-label={titleOf(video)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </div>
      <div className={styles.foot}>
        <div className={styles.words}>
          <p className={styles.title} dir="auto">
            {titleOf(video)}
          </p>
          <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
          <p className={styles.facts}>
            <time dateTime={video.createdAt}>{told.when(video.createdAt)}</time>
          </p>
        </div>
        <VideoMenu video={video} />
      </div>
    </li>
  );
}

function Making({ progress: { stage, value } }: { progress: VideoProgress }) {
  const { design, render, waiting } = words.videos.making;
  const share = value ?? 0;
  return (
    <div
      className={styles.making}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-label={words.videoParts.status.rendering}
    >
      <span>{stage === 'render' ? render : stage === 'design' ? design : waiting}</span>
      <span>{words.videos.percent(share)}</span>
      <span className={styles.track}>
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
}

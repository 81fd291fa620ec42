import { FactreelError } from '@factreel/client';
import { Pencil } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { type Video, isBeingMade } from '../../../videos/video-query';
import { titleOf } from '../../../videos/title-of';
import { type VideoProgress, useVideo } from '../../../videos/use-video';
import { LinkButton } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Progress } from '../../../ui/progress';
import { Skeleton } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { words } from '../../../words';
import { CaptionsTab } from './captions-tab';
import { VideoLine } from './video-line';
import { VideoTitle } from './video-title';
import styles from './video.module.css';
import { createPlayback, type Playback } from './playback';
import { ProofTab } from './proof-tab';
import { Stage } from './stage';
import { VersionsTab } from './versions-tab';

/** The second is where scenes stood before there was an editor. */
const EDITED = ['edit', 'scenes'];

type VideoPart = ComponentType<{ video: Video }>;

interface VideoViewProps {
  back: { to: string; label: string };
  width?: 'wide';
  /** Where there is no such video. */
  missing: ReactNode;
  /** What can be done with the video as a whole. */
  Actions: VideoPart;
  /** What a finished video is for, in the first of the tabs. */
  Overview: VideoPart;
  /** Where it is changed. */
  Editor: VideoPart;
}

/** `/videos/:videoId?tab=`: one video while it is made, and all there is to see of it; whose it is says what can be done with it. */
export function VideoView({ missing, ...parts }: VideoViewProps) {
  const { videoId = '' } = useParams();
  const { data: video, error, progress, refetch } = useVideo(videoId, { seesChanges: true });
  if (error instanceof FactreelError && error.status === 404) return missing;
  if (video) return <OneVideo key={videoId} video={video} progress={progress} {...parts} />;
  return (
    <Page title={words.video.tabs.video} back={parts.back} width={parts.width}>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {!error && <Skeleton height="70vh" />}
    </Page>
  );
}

type OneVideoProps = Omit<VideoViewProps, 'missing'> & { video: Video; progress: VideoProgress | null };

function OneVideo({ video, progress, back, width, Actions, Overview, Editor }: OneVideoProps) {
  const [playback] = useState(createPlayback);
  const [search, setSearch] = useSearchParams();
  const tabs = tabsOf(video, playback, Overview);
  const asked = search.get('tab');
  const isEdited = asked !== null && EDITED.includes(asked) && video.scenes.length > 0;
  const isIdle = !isBeingMade(video);
  // Once the edits are made, the page is about the video again.
  useEffect(() => {
    if (isEdited && !isIdle) setSearch({}, { replace: true });
  }, [isEdited, isIdle, setSearch]);
  if (isEdited && isIdle) return <Editor video={video} />;
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'video';
  const hasScript = video.scenes.length > 0;
  return (
    <Page
      title={titleOf(video)}
      heading={<VideoTitle video={video} />}
      about={<VideoLine video={video} />}
      back={back}
      actions={
        <>
          {hasScript && isIdle && (
            <LinkButton to="?tab=edit">
              <Pencil aria-hidden="true" />
              {words.editor.open}
            </LinkButton>
          )}
          <Actions video={video} />
        </>
      }
      width={width}
    >
      {progress && !isBeingMade(video) && <Progress label={words.video.changing} value={progress.value} />}
      <div className={styles.frame} data-format={video.format} data-tab={tab} data-bare={!hasScript || undefined}>
        <div className={styles.stage}>
          <Stage video={video} progress={progress} playback={playback} />
        </div>
        {hasScript && (
          <div className={styles.matter}>
            <Tabs
              label={words.video.tabs.label}
              tabs={tabs}
              value={tab}
              onChange={(value) => setSearch(value === 'video' ? {} : { tab: value }, { replace: true })}
            />
          </div>
        )}
      </div>
    </Page>
  );
}

function tabsOf(video: Video, playback: Playback, Overview: VideoPart) {
  const { tabs } = words.video;
  return [
    { value: 'video', label: tabs.video, content: <Overview video={video} /> },
    { value: 'proof', label: tabs.proof, content: <ProofTab video={video} playback={playback} /> },
    { value: 'captions', label: tabs.captions, content: <CaptionsTab video={video} playback={playback} /> },
    { value: 'versions', label: tabs.versions, content: <VersionsTab video={video} /> },
  ];
}

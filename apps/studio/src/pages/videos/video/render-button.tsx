import { Clapperboard } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { words } from '../../../words';
import { useRender } from './use-render';

/** Makes the video of the script that stands, and says before what that costs. */
export function RenderButton({ video }: { video: Video }) {
  const { start, busy, credits } = useRender(video);
  const text = video.status === 'error' ? words.video.failed.again : words.video.unrendered.verb;
  return (
    <Button look="marker" busy={busy} onClick={start}>
      {!busy && <Clapperboard aria-hidden="true" />}
      {text(credits)}
    </Button>
  );
}

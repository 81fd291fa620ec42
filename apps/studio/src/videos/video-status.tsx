import { Badge, type BadgeKind } from '../ui/badge';
import { words } from '../words';
import type { Video } from './video-query';

const KINDS: Record<Video['status'], BadgeKind> = {
  draft: 'busy',
  rendering: 'busy',
  scripted: 'plain',
  rendered: 'good',
  error: 'bad',
};

/** How a video stands, in a word. One that its owner stopped has not failed. */
export function VideoStatus({ video }: { video: Video }) {
  if (video.status === 'error' && video.lastError === 'cancelled') return <Badge>{words.videoParts.stopped}</Badge>;
  return <Badge kind={KINDS[video.status]}>{words.videoParts.status[video.status]}</Badge>;
}

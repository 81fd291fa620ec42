import { MessageCircle } from 'lucide-react';
import type { Video } from '../../../videos/video-query';
import { LinkButton } from '../../../ui/button';
import { words } from '../../../words';

/** To the chat, with this video for its subject. */
export function ChatLink({ video }: { video: Video }) {
  return (
    <LinkButton to={`/chat?video=${video.videoId}`}>
      <MessageCircle aria-hidden="true" />
      {words.video.actions.chat}
    </LinkButton>
  );
}

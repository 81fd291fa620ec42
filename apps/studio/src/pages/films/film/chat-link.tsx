import { MessageCircle } from 'lucide-react';
import type { Film } from '../../../films/film-query';
import { LinkButton } from '../../../ui/button';
import { words } from '../../../words';

/** To the chat, with this film for its subject. */
export function ChatLink({ film }: { film: Film }) {
  return (
    <LinkButton to={`/chat?film=${film.videoId}`}>
      <MessageCircle aria-hidden="true" />
      {words.film.actions.chat}
    </LinkButton>
  );
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, type DomainEvent, newId, OutboxRelay } from '@app/platform';
import { ChatMessage } from './chat-message.entity';
import { creditsWords, NEXT_STEPS, sentences } from './replies';
import type { Reply } from './turn';

type EventType = DomainEvent['type'];
type EventOf<Type extends EventType> = Extract<DomainEvent, { type: Type }>;
type News = Pick<Reply, 'text' | 'choices'> & { videoId: string; isRefused: boolean };

const refused = ({ videoId, text, refunded }: { videoId: string; text: string; refunded: number }): News => ({
  videoId,
  isRefused: true,
  text: sentences(text, refunded > 0 ? `${creditsWords(refunded)} came back.` : 'Nothing was charged for it.'),
});

/** The texts for the end of work on a video; other events are not reported. */
const NEWS: { [Type in EventType]?: (event: EventOf<Type>) => News } = {
  'video.rendered': ({ payload: { videoId, title, version } }) => ({
    videoId,
    isRefused: false,
    text: `Your video is ready: "${title}"${version > 1 ? `, version ${version}` : ''}.`,
    choices: NEXT_STEPS,
  }),
  'video.render_failed': ({ payload: { videoId, error, refunded } }) =>
    refused({
      videoId,
      refunded,
      text: error === 'cancelled' ? 'The video was cancelled.' : `The video could not be made: ${ended(error)}`,
    }),
  'video.edit_failed': ({ payload: { videoId, error, refunded } }) =>
    refused({
      videoId,
      refunded,
      text:
        error === 'cancelled'
          ? 'The change was cancelled; the video is as it was.'
          : `The change could not be made, and the video is as it was: ${ended(error)}`,
    }),
};

/** Reports the end of a video once to each chat that waits for it, in the transaction that takes the event off the outbox. */
@Injectable()
export class TellChatsSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe((event, em) => this.hear(event, em));
  }

  private async hear<Type extends EventType>(event: EventOf<Type>, em: EntityManager): Promise<void> {
    const newsOf: ((event: EventOf<Type>) => News) | undefined = NEWS[event.type];
    if (!newsOf) return;
    const { videoId, isRefused, text, choices = [] } = newsOf(event);
    for (const awaiting of await em.find(ChatMessage, { awaitedVideoId: videoId })) {
      const { chatId, jobId, action } = awaiting;
      awaiting.awaitedVideoId = null;
      const told = {
        id: newId('msg'),
        role: 'assistant',
        action: isRefused ? 'refused' : action,
        text,
        choices,
      } as const;
      const rest = { chatId, videoId, jobId, attachments: null, awaitedVideoId: null, createdAt: this.clock.now() };
      em.persist(em.create(ChatMessage, { ...told, ...rest }));
    }
    await em.flush();
  }
}

/** A reason as a sentence. */
function ended(reason: string): string {
  return /[.!?]$/u.test(reason) ? reason : `${reason}.`;
}

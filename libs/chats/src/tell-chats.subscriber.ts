import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, newId, OutboxRelay } from '@app/platform';
import type { VideoEditFailed, VideoRendered, VideoRenderFailed } from '@app/videos';
import { ChatMessage } from './chat-message.entity';
import { creditsWords, NEXT_STEPS, sentences } from './replies';
import type { Reply } from './turn';

type News = Pick<Reply, 'text' | 'choices'> & { videoId: string; isRefused: boolean };

const refused = ({ videoId, text, refunded }: { videoId: string; text: string; refunded: number }): News => ({
  videoId,
  isRefused: true,
  text: sentences(text, refunded > 0 ? `${creditsWords(refunded)} came back.` : 'Nothing was charged for it.'),
});

const renderedNews = ({ payload: { videoId, title, version } }: VideoRendered): News => ({
  videoId,
  isRefused: false,
  text: `Your video is ready: "${title}"${version > 1 ? `, version ${version}` : ''}.`,
  choices: NEXT_STEPS,
});

const renderFailedNews = ({ payload: { videoId, error, refunded } }: VideoRenderFailed): News =>
  refused({
    videoId,
    refunded,
    text: error === 'cancelled' ? 'The video was cancelled.' : `The video could not be made: ${ended(error)}`,
  });

const editFailedNews = ({ payload: { videoId, error, refunded } }: VideoEditFailed): News =>
  refused({
    videoId,
    refunded,
    text:
      error === 'cancelled'
        ? 'The change was cancelled; the video is as it was.'
        : `The change could not be made, and the video is as it was: ${ended(error)}`,
  });

/** Reports the end of a video once to each chat that waits for it, in the transaction that takes the event off the outbox. */
@Injectable()
export class TellChatsSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe<VideoRendered | VideoRenderFailed | VideoEditFailed>({
      'video.rendered': (event, em) => this.tell(renderedNews(event), em),
      'video.render_failed': (event, em) => this.tell(renderFailedNews(event), em),
      'video.edit_failed': (event, em) => this.tell(editFailedNews(event), em),
    });
  }

  private async tell({ videoId, isRefused, text, choices = [] }: News, em: EntityManager): Promise<void> {
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

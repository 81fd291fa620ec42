import { Module } from '@nestjs/common';
import { TellChatsSubscriber } from './tell-chats.subscriber';

/** Reports the end of videos to chats; programs that relay the outbox import it. */
@Module({ providers: [TellChatsSubscriber] })
export class ChatNewsModule {}

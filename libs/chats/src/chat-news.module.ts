import { Module } from '@nestjs/common';
import { TellChatsSubscriber } from './tell-chats.subscriber';

/** Tells chats how their films ended; a program that relays the outbox imports it. */
@Module({ providers: [TellChatsSubscriber] })
export class ChatNewsModule {}

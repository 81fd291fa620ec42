import { Injectable } from '@nestjs/common';
import { Clock, Database, newId, NotFoundError, type Page, type PageAsked, readPage } from '@app/platform';
import { type ChatCaller, keptFor } from './chat-caller';
import { ChatMessage } from './chat-message.entity';
import { Chat } from './chat.entity';
import type { PendingWork } from './pending-work';

/**
 * Chats and their messages. An end user sees only their own. The account can read all of its chats by id, and lists its own
 * or those of a given end user.
 */
@Injectable()
export class ChatsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async create({ accountId, endUser }: ChatCaller, title: string | null): Promise<Chat> {
    const now = this.clock.now();
    const externalUserId = endUser?.externalUserId ?? null;
    const words = { accountId, externalUserId, title, createdAt: now, updatedAt: now };
    const em = this.database.read();
    const chat = em.create(Chat, { id: newId('cht'), ...words });
    await em.persistAndFlush(chat);
    return chat;
  }

  /** Newest first. Throws `UnknownCursorError`. */
  async page(
    caller: ChatCaller,
    { externalUserId, ...asked }: PageAsked & { externalUserId?: string },
  ): Promise<Page<Chat>> {
    const em = this.database.read();
    const whose = caller.endUser?.externalUserId ?? externalUserId ?? null;
    const mine = { accountId: caller.accountId, externalUserId: whose };
    return await readPage(em, { entity: Chat, whose: mine, by: ['position'] }, asked);
  }

  /** Throws `NotFoundError`, also for anybody else's. */
  async get(caller: ChatCaller, id: string): Promise<Chat> {
    const chat = await this.database.read().findOne(Chat, { ...ownedBy(caller), id });
    if (!chat) throw new NotFoundError('chat', id);
    return chat;
  }

  /** Throws what `get` throws. */
  async rename(caller: ChatCaller, id: string, title: string): Promise<Chat> {
    const em = this.database.read();
    const chat = await em.findOne(Chat, { ...ownedBy(caller), id });
    if (!chat) throw new NotFoundError('chat', id);
    Object.assign(chat, { title, updatedAt: this.clock.now() });
    await em.flush();
    return chat;
  }

  /** Removes the chat and its messages; videos stay. Throws what `get` throws. */
  async remove(caller: ChatCaller, id: string): Promise<void> {
    if ((await this.database.read().nativeDelete(Chat, { ...ownedBy(caller), id })) === 0)
      throw new NotFoundError('chat', id);
  }

  /** Newest first. Throws what `get` throws, and `UnknownCursorError`. */
  async messages(caller: ChatCaller, chatId: string, asked: PageAsked): Promise<Page<ChatMessage>> {
    await this.get(caller, chatId);
    const em = this.database.read();
    return await readPage(em, { entity: ChatMessage, whose: { chatId }, by: ['position'] }, asked);
  }

  /** The pending plan of the chat. */
  async pendingOf(chatId: string): Promise<PendingWork | null> {
    const chat = await this.database.read().findOne(Chat, { id: chatId }, { populate: ['pending'] });
    return chat?.pending.$ ?? null;
  }

  /** The video that the chat was last about, or null. */
  async lastVideo(chatId: string): Promise<string | null> {
    const where = { chatId, videoId: { $ne: null } };
    const [message] = await this.database.read().find(ChatMessage, where, { orderBy: { position: 'desc' }, limit: 1 });
    return message?.videoId ?? null;
  }
}

function ownedBy(caller: ChatCaller): { accountId: string; externalUserId?: string } {
  return { accountId: caller.accountId, ...keptFor(caller) };
}

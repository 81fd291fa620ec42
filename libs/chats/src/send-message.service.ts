import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { forEndUser } from '@app/billing';
import { Clock, ConflictError, Database, DomainError, type ErrorKind, newId, NotFoundError } from '@app/platform';
import { type Video, VideosService } from '@app/videos';
import { AnswerTable } from './answers/answers';
import type { ChatCaller } from './chat-caller';
import { ChatMessage } from './chat-message.entity';
import { Chat } from './chat.entity';
import { ChatsService } from './chats.service';
import { answerTo } from './pending-work';
import { CHOICES } from './replies';
import type { Reply, Turn, TurnMaterial } from './turn';
import { MessageReader } from './understanding/message.reader';
import { takeMaterial } from './understanding/take-material';

export interface SentMessage {
  text: string;
  /** At most one of `data`, `url` and source. */
  attachments: { data?: Record<string, unknown>; url?: string; sourceId?: string; libraryAssetIds?: string[] };
  /** The video its sender is looking at; by default the one the chat was last about. */
  videoId?: string;
}

/** A message with its answer. */
export interface Exchange {
  message: ChatMessage;
  reply: ChatMessage;
}

/** Runs in the transaction that stores a message and its answer. */
export type WithExchange = (em: EntityManager, exchange: Exchange) => Promise<void>;

const SETTLED = 'that plan was answered already, or another one has taken its place; nothing more was made or charged';
/** Longer texts are cut in the chat; the video's source pack has them whole. */
const LONGEST_KEPT = 4_000;
const LONGEST_TITLE = 80;
/** Error kinds that become an answer in the chat; others are faults of the request. */
const TOLD: ReadonlySet<ErrorKind> = new Set([
  'payment_required',
  'unprocessable',
  'away',
  'conflict',
  'bad_request',
  'too_large',
]);
const PAY =
  'Nothing was made or charged. The owner of the account can add credits, or switch pay-as-you-go on, under billing; then say it again.';

/** Takes a message: reads what it asks for, does it, and stores message and answer together. */
@Injectable()
export class SendMessageService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly chats: ChatsService,
    private readonly videos: VideosService,
    private readonly reader: MessageReader,
    private readonly answers: AnswerTable,
  ) {}

  /**
   * Throws `NotFoundError` for a chat, video or attachment that is not the caller's. Anything else that cannot be done, such
   * as work that the wallet cannot pay, is explained by the answer.
   */
  async send(caller: ChatCaller, chatId: string, sent: SentMessage, withExchange: WithExchange): Promise<Exchange> {
    const chat = await this.chats.get(caller, chatId);
    const { words, material: brought } = takeMaterial(sent.text);
    const material = attached(sent) ?? brought;
    const { libraryAssetIds = [] } = sent.attachments;
    const video = await this.videoOf(caller, chat.id, sent.videoId);
    const written: { exchange?: Exchange } = {};
    const keep = async (em: EntityManager, reply: Reply): Promise<void> => {
      written.exchange = await this.write(em, chat, sent, reply);
      await withExchange(em, written.exchange);
    };
    const say = async (reply: Reply) => await this.database.transaction((em) => keep(em, reply));
    const pending = await this.chats.pendingOf(chat.id);
    const turn: Turn = { caller, chatId: chat.id, material, libraryAssetIds, video, pending, keep, say };
    const hasMaterial = material !== null || libraryAssetIds.length > 0;
    const answer = hasMaterial ? null : answerTo(words, pending !== null);
    const intent = answer ? { kind: answer } : await this.reader.read(words, { hasVideo: video !== null, hasMaterial });
    try {
      await this.answers.answer(turn, intent);
    } catch (error) {
      if (!(error instanceof DomainError) || !TOLD.has(error.kind)) throw error;
      const refusal = caller.endUser ? refusalOf(forEndUser(error), '') : refusalOf(error, PAY);
      await say({ ...refusal, ...(video ? { videoId: video.id } : {}) });
    }
    if (!written.exchange) throw new Error(`a message of the kind ${intent.kind} was not answered`);
    return written.exchange;
  }

  /** Null for a video that was deleted in the meantime. */
  private async videoOf(caller: ChatCaller, chatId: string, named: string | undefined): Promise<Video | null> {
    const id = named ?? (await this.chats.lastVideo(chatId));
    if (id === null) return null;
    try {
      const video = await this.videos.getVideo(id, caller.accountId);
      const isTheirs = caller.endUser === null || video.externalUserId === caller.endUser.externalUserId;
      if (!isTheirs) throw new NotFoundError('video', id);
      return video;
    } catch (error) {
      if (named === undefined && error instanceof NotFoundError) return null;
      throw error;
    }
  }

  private async write(em: EntityManager, { id: chatId }: Chat, sent: SentMessage, reply: Reply): Promise<Exchange> {
    const now = this.clock.now();
    // Messages are ordered by their answers; a deleted chat gets none.
    const chat = await em.findOne(
      Chat,
      { id: chatId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['pending'] },
    );
    if (!chat) throw new NotFoundError('chat', chatId);
    if (reply.settles !== undefined && chat.pending.$?.id !== reply.settles) throw new ConflictError(SETTLED);
    if (reply.settles !== undefined) chat.pending.set(null);
    if (reply.pending) chat.pending.set(reply.pending);
    const { data, url = null, sourceId = null, libraryAssetIds = [] } = sent.attachments;
    const text = sent.text.length > LONGEST_KEPT ? `${sent.text.slice(0, LONGEST_KEPT)}…` : sent.text;
    const isBare = !data && url === null && sourceId === null && libraryAssetIds.length === 0;
    const attachments = isBare ? null : { hasData: data !== undefined, url, sourceId, libraryAssetIds };
    const silent = { action: null, jobId: null, choices: [], awaitedVideoId: null };
    const shared = { chatId, createdAt: now };
    const videoId = sent.videoId ?? null;
    const message = em.create(ChatMessage, {
      ...shared,
      ...silent,
      id: newId('msg'),
      role: 'user',
      text,
      attachments,
      videoId,
    });
    em.persist(message);
    await em.flush();
    const { action, choices = [], jobId = null, awaits } = reply;
    const about = reply.videoId ?? null;
    const told = { action, text: reply.text, choices, jobId, videoId: about, awaitedVideoId: awaits ? about : null };
    const answer = em.create(ChatMessage, {
      ...shared,
      ...told,
      id: newId('msg'),
      role: 'assistant',
      attachments: null,
    });
    em.persist(answer);
    chat.title ??= titleOf(takeMaterial(sent.text).words) ?? titleOf(sent.text);
    chat.updatedAt = now;
    await em.flush();
    return { message, reply: answer };
  }
}

function attached({ attachments: { data, url, sourceId } }: SentMessage): TurnMaterial | null {
  if (data !== undefined) return { data };
  if (url !== undefined) return { sourceUrl: url };
  return sourceId === undefined ? null : { sourceId };
}

/** `way` is the next step when work cannot be paid; users of an embedded studio get only the error's text. */
function refusalOf({ kind, message }: DomainError, way: string): Reply {
  if (kind !== 'payment_required' || way === '') return { action: 'refused', text: message };
  return {
    action: 'refused',
    text: `${message.replace(/ Nothing was made or charged\.$/u, '')} ${way}`,
    choices: [CHOICES.price],
  };
}

/** The beginning of the first message without pasted material, cut at a word. */
function titleOf(text: string): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line === '' ? null : line;
  return `${line.slice(0, LONGEST_TITLE).replace(/\s+\S*$/u, '')}…`;
}

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type ChatCaller, ChatsService, DictationService, LONGEST_DICTATION_S, SendMessageService } from '@app/chats';
import { PageQueryDto, saidFields } from '@app/wire';
import { Caller, type CallerIdentity } from '../auth/caller';
import { NeedsScope, OpenToEmbeds } from '../auth/access.decorators';
import { type AnswerKeeper, KeepAnswer } from '../idempotency/idempotency.decorators';
import { ApiErrors } from '../openapi/api-errors.decorator';
import { ChangeChatDto, ChatsQueryDto, CreateChatDto, SendMessageDto } from './chat.dto';
import {
  ChatAbilitiesDto,
  ChatDto,
  ChatMessagePageDto,
  ChatPageDto,
  ExchangeDto,
  toChatDto,
  toExchangeDto,
  toMessageDto,
} from './chat-answer.dto';

const BEGUN = 202;
const SEND = `Understood in the basics of the thirteen languages, best in English. Makes videos ("make a 45 second breaking news video from
https://… in Spanish", or pasted JSON alone), changes the video that is looked at ("shorter", "drop scene 2", "in German"), explains
it ("what figures are in it?", "where does 4.2 % come from?"), tells prices, undoes, cancels. Work that costs credits is answered with a
plan and its price first; nothing is charged before the next message confirms it ("yes"), once and within 24 hours. 202 where work has begun: the video
itself tells how far it is, and one more message in the chat how it ended. 201 where none has. What cannot be done, for want of
credits too, is told by the answer, whose \`action\` is then \`refused\`, or \`asked\` with \`choices\`. Charged as the same
work is without a chat.`;

/** A chat that makes and changes videos. */
@ApiTags('Chats')
@Controller('v1/chats')
export class ChatsController {
  constructor(
    private readonly chats: ChatsService,
    private readonly sending: SendMessageService,
    private readonly dictation: DictationService,
  ) {}

  @Post()
  @NeedsScope('videos:write')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'createChat',
    summary: 'Begin a chat',
    description:
      'Nothing is made or charged by it. Videos are ordered by messages, each after a plan with its price was confirmed.',
  })
  @ApiCreatedResponse({ type: ChatDto })
  @ApiErrors(400, 401)
  async create(@Caller() caller: CallerIdentity, @Body() { title }: CreateChatDto): Promise<ChatDto> {
    return toChatDto(await this.chats.create(chatCaller(caller), title ?? null));
  }

  @Get()
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listChats',
    summary: 'Chats, newest first',
    description: "The account's own, or those of one of its users; an embed token sees its user's.",
  })
  @ApiOkResponse({ type: ChatPageDto })
  @ApiErrors(400, 401)
  async list(@Caller() caller: CallerIdentity, @Query() query: ChatsQueryDto): Promise<ChatPageDto> {
    const { data, nextCursor } = await this.chats.page(chatCaller(caller), query);
    return { data: data.map(toChatDto), nextCursor };
  }

  @Get('abilities')
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'getChatAbilities',
    summary: 'What chats can do here',
    description: 'Dictation needs a service that writes down what is said; without one it is off.',
  })
  @ApiOkResponse({ type: ChatAbilitiesDto })
  @ApiErrors(401)
  abilities(): ChatAbilitiesDto {
    return { dictation: this.dictation.isAvailable, dictationSeconds: LONGEST_DICTATION_S };
  }

  @Patch(':id')
  @NeedsScope('videos:write')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'changeChat',
    summary: 'Rename a chat',
    description: 'A title of your own stays; a chat without one is called by what was asked for first.',
  })
  @ApiOkResponse({ type: ChatDto })
  @ApiErrors(400, 401, 404)
  async change(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Body() { title }: ChangeChatDto,
  ): Promise<ChatDto> {
    return toChatDto(await this.chats.rename(chatCaller(caller), id, title));
  }

  @Delete(':id')
  @NeedsScope('videos:write')
  @HttpCode(204)
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'deleteChat',
    summary: 'Remove a chat with all that was said; its videos stay',
    description: 'At once and for good.',
  })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  async remove(@Caller() caller: CallerIdentity, @Param('id') id: string): Promise<void> {
    await this.chats.remove(chatCaller(caller), id);
  }

  @Get(':id/messages')
  @NeedsScope('videos:read')
  @OpenToEmbeds()
  @ApiOperation({
    operationId: 'listChatMessages',
    summary: 'What was said, newest first',
    description:
      'Both sides, with what was attached, the choices that an answer offered and the video or job that it is about.',
  })
  @ApiOkResponse({ type: ChatMessagePageDto })
  @ApiErrors(400, 401, 404)
  async messages(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Query() query: PageQueryDto,
  ): Promise<ChatMessagePageDto> {
    const { data, nextCursor } = await this.chats.messages(chatCaller(caller), id, query);
    return { data: data.map(toMessageDto), nextCursor };
  }

  @Post(':id/messages')
  @NeedsScope('videos:write')
  @OpenToEmbeds()
  @ApiOperation({ operationId: 'sendChatMessage', summary: 'Say something', description: SEND })
  @ApiCreatedResponse({ type: ExchangeDto, description: 'Answered; no work has begun' })
  @ApiAcceptedResponse({ type: ExchangeDto, description: 'Work on the video of the answer has begun' })
  @ApiErrors(400, 401, 404, 413)
  async send(
    @Caller() caller: CallerIdentity,
    @Param('id') id: string,
    @Body() { text, attachments, videoId }: SendMessageDto,
    @KeepAnswer() keep: AnswerKeeper,
    @Res({ passthrough: true }) http: FastifyReply,
  ): Promise<ExchangeDto> {
    const sent = { text, attachments: saidFields(attachments ?? {}), videoId: videoId ?? undefined };
    const exchange = await this.sending.send(chatCaller(caller), id, sent, async (em, kept) => {
      // Set before it is kept: a retry is answered with it.
      if (kept.reply.awaitedVideoId !== null) http.status(BEGUN);
      await keep(em, toExchangeDto(kept));
    });
    return toExchangeDto(exchange);
  }
}

function chatCaller({ accountId, embed }: CallerIdentity): ChatCaller {
  return { accountId, endUser: embed ?? null };
}

import { ApiProperty } from '@nestjs/swagger';
import {
  type Chat,
  CHAT_ACTIONS,
  CHAT_ROLES,
  type ChatAction,
  type ChatMessage,
  type ChatRole,
  type Exchange,
} from '@app/chats';
import { isLiveAccount } from '@app/platform';
import { Livemode } from '@app/wire';

const TIME = { type: String, format: 'date-time' } as const;

export class ChatDto {
  @ApiProperty({ type: String, example: 'cht_4f9k2m0q8xw1c7ab5d3e' })
  chatId!: string;

  @Livemode()
  livemode!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Null until something is said', example: 'Rates on Base' })
  title!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "Whose it is among the integrator's users; null for the account's own",
  })
  externalUserId!: string | null;

  @ApiProperty(TIME)
  createdAt!: string;

  @ApiProperty({ ...TIME, description: 'When something was last said, or it was renamed' })
  updatedAt!: string;
}

export class ChatPageDto {
  @ApiProperty({ type: [ChatDto], description: 'Newest first' })
  data!: ChatDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class ChatChoiceDto {
  @ApiProperty({ type: String, description: 'What a button says', example: 'Shorter' })
  label!: string;

  @ApiProperty({ type: String, description: 'What it sends', example: 'Shorter' })
  text!: string;
}

export class KeptAttachmentsDto {
  @ApiProperty({ type: Boolean, description: 'JSON came along; the source pack of the video has it' })
  hasData!: boolean;

  @ApiProperty({ type: String, nullable: true })
  url!: string | null;

  @ApiProperty({ type: String, nullable: true })
  sourceId!: string | null;

  @ApiProperty({ type: [String] })
  libraryAssetIds!: string[];
}

export class ChatMessageDto {
  @ApiProperty({ type: String, example: 'msg_4f9k2m0q8xw1c7ab5d3e' })
  messageId!: string;

  @ApiProperty({ type: String, enum: CHAT_ROLES, example: 'assistant' })
  role!: ChatRole;

  @ApiProperty({
    type: String,
    description: 'The first 4,000 characters of a longer one',
    example: 'Your video is ready: "USDC on Base".',
  })
  text!: string;

  @ApiProperty({ type: KeptAttachmentsDto, nullable: true, example: null })
  attachments!: KeptAttachmentsDto | null;

  @ApiProperty({
    type: String,
    enum: CHAT_ACTIONS,
    nullable: true,
    description: 'What an answer did; null for what users say',
    example: 'made',
  })
  action!: ChatAction | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The video that it is about; its state is read there',
    example: 'vid-17',
  })
  videoId!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The work that an answer has begun',
    example: 'job_4f9k2m0q8xw1c7ab5d3e',
  })
  jobId!: string | null;

  @ApiProperty({ type: [ChatChoiceDto], description: 'Quick replies' })
  choices!: ChatChoiceDto[];

  @ApiProperty(TIME)
  createdAt!: string;
}

export class ChatMessagePageDto {
  @ApiProperty({ type: [ChatMessageDto], description: 'Newest first' })
  data!: ChatMessageDto[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class ExchangeDto {
  @ApiProperty({ type: ChatMessageDto, description: 'What was sent' })
  message!: ChatMessageDto;

  @ApiProperty({ type: ChatMessageDto, description: 'The answer' })
  reply!: ChatMessageDto;
}

export class ChatAbilitiesDto {
  @ApiProperty({ type: Boolean, description: 'POST /v1/dictations writes down what is said' })
  dictation!: boolean;

  @ApiProperty({ type: 'integer', description: 'Longest dictation, seconds', example: 60 })
  dictationSeconds!: number;
}

export function toChatDto({ id, accountId, title, externalUserId, createdAt, updatedAt }: Chat): ChatDto {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { chatId: id, livemode: isLiveAccount(accountId), title, externalUserId, ...times };
}

export function toMessageDto(message: ChatMessage): ChatMessageDto {
  const { id: messageId, role, text, attachments, action, videoId, jobId, choices, createdAt } = message;
  const said = { messageId, role, text, attachments, action, videoId, jobId, choices };
  return { ...said, createdAt: createdAt.toISOString() };
}

export function toExchangeDto({ message, reply }: Exchange): ExchangeDto {
  return { message: toMessageDto(message), reply: toMessageDto(reply) };
}

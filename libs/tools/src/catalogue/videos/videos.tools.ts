import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { ToolContext, ToolRun } from '@factreel/tool-sdk';
import { TokenMarketService } from '@app/sources';
import {
  CAPTION_FORMS,
  type CaptionForm,
  ChangeVideoService,
  DeleteVideoService,
  OrderVideoService,
  ReadCaptionsService,
  VideosService,
} from '@app/videos';
import {
  AcceptedJobDto,
  ChangeVideoDto,
  toAcceptedJob,
  tokenOrderOf,
  TokenVideoDto,
  VideoDto,
  VideoPageDto,
  VideoPresenter,
  VideosQueryDto,
} from '@app/wire';
import type { HouseContext } from '../../core/house-context';
import { Tool } from '../../core/tool.decorator';
import { OneVideoInput, RemovedDto } from '../one-record.dto';

export class ListVideosInput extends VideosQueryDto {}

@Tool({
  name: 'list_videos',
  description:
    'Videos of the account, newest first. Find one by its status, show, external_id or externalUserId; nextCursor leads to older ones. Scenes and words are read with get_video.',
  input: ListVideosInput,
  output: VideoPageDto,
  price: 'free',
  readOnly: true,
})
export class ListVideosTool implements ToolRun<ListVideosInput, VideoPageDto> {
  constructor(
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ external_id: externalId, ...query }: ListVideosInput, { account }: ToolContext): Promise<VideoPageDto> {
    const { data, nextCursor } = await this.videos.page(account.id, { ...query, externalId });
    return { data: data.map((record) => this.presenter.toDto(record)), nextCursor };
  }
}

export class MakeTokenVideoInput extends TokenVideoDto {}

@Tool({
  name: 'make_token_video',
  description:
    'Make a 9:16 video of a crypto token from its chain and address, with price, moves, volume, liquidity, hourly candles and logo as the markets give them now. Answers a job; a token that nobody trades is refused and costs nothing.',
  input: MakeTokenVideoInput,
  output: AcceptedJobDto,
  mode: 'order',
  price: { ordered: 'As quote says; held when the order is taken, charged when the video is there' },
  scope: 'videos:write',
})
export class MakeTokenVideoTool implements ToolRun<MakeTokenVideoInput, AcceptedJobDto> {
  constructor(
    private readonly tokens: TokenMarketService,
    private readonly orders: OrderVideoService,
  ) {}

  async run(wish: MakeTokenVideoInput, { account, keep }: HouseContext): Promise<AcceptedJobDto> {
    const order = tokenOrderOf(wish, await this.tokens.read(wish.chain, wish.address));
    return toAcceptedJob(
      await this.orders.create(account.id, order, async (em, taken) => await keep(em, toAcceptedJob(taken))),
    );
  }
}

export class ChangeVideoInput extends IntersectionType(OneVideoInput, ChangeVideoDto) {}

@Tool({
  name: 'change_video',
  description:
    'Rename a video, make it public or private, or let its viewers check its figures. Changes the record alone: a title that is shown in the video is changed with edit_video.',
  input: ChangeVideoInput,
  output: VideoDto,
  price: 'free',
  scope: 'videos:write',
  idempotent: true,
})
export class ChangeVideoTool implements ToolRun<ChangeVideoInput, VideoDto> {
  constructor(
    private readonly changes: ChangeVideoService,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ videoId, ...change }: ChangeVideoInput, { account }: ToolContext): Promise<VideoDto> {
    return this.presenter.toDto(await this.changes.change(videoId, account.id, change));
  }
}

@Tool({
  name: 'rotate_media_key',
  description:
    'Give a video a new media key. Every link that was shared before stops working at once; the answer has the new ones.',
  input: OneVideoInput,
  output: VideoDto,
  price: 'free',
  scope: 'videos:write',
})
export class RotateMediaKeyTool implements ToolRun<OneVideoInput, VideoDto> {
  constructor(
    private readonly changes: ChangeVideoService,
    private readonly presenter: VideoPresenter,
  ) {}

  async run({ videoId }: OneVideoInput, { account }: ToolContext): Promise<VideoDto> {
    return this.presenter.toDto(await this.changes.rotateKey(videoId, account.id));
  }
}

@Tool({
  name: 'delete_video',
  description:
    'Remove a video and its files for good. Work under way is cancelled first, and what was held for it goes back.',
  input: OneVideoInput,
  output: RemovedDto,
  price: { ordered: 'Free; what was held for work under way goes back' },
  scope: 'videos:write',
})
export class DeleteVideoTool implements ToolRun<OneVideoInput, RemovedDto> {
  constructor(private readonly deletion: DeleteVideoService) {}

  async run({ videoId }: OneVideoInput, { account }: ToolContext): Promise<RemovedDto> {
    await this.deletion.delete(videoId, account.id);
    return { removed: videoId };
  }
}

export class GetCaptionsInput extends OneVideoInput {
  @ApiPropertyOptional({ type: String, enum: CAPTION_FORMS, default: 'vtt' })
  @IsIn(CAPTION_FORMS)
  @IsOptional()
  form?: CaptionForm;
}

export class CaptionsDto extends OneVideoInput {
  @ApiProperty({ type: String, enum: CAPTION_FORMS, example: 'vtt' })
  form!: CaptionForm;

  @ApiProperty({ type: String, example: 'WEBVTT\n\n00:00.120 --> 00:02.900\nUSDC earns 6.84% on Base.' })
  captions!: string;
}

@Tool({
  name: 'get_captions',
  description: 'The captions of a video as WebVTT or SubRip. There as soon as the video has its script.',
  input: GetCaptionsInput,
  output: CaptionsDto,
  price: 'free',
  readOnly: true,
})
export class GetCaptionsTool implements ToolRun<GetCaptionsInput, CaptionsDto> {
  constructor(private readonly captions: ReadCaptionsService) {}

  async run({ videoId, form = 'vtt' }: GetCaptionsInput, { account }: ToolContext): Promise<CaptionsDto> {
    return { videoId, form, captions: await this.captions.read(videoId, account.id, form) };
  }
}

import { Injectable } from '@nestjs/common';
import type { Video, Videos, ToolContext } from '@factreel/tool-sdk';
import { OrderVideoService, VideosService } from '@app/videos';
import { checkFields, CreateVideoDto, saidFields, VideoPresenter } from '@app/wire';

/** Videos for plugins: ordered, paid and read as over HTTP. */
@Injectable()
export class PluginVideos implements Videos {
  constructor(
    private readonly orders: OrderVideoService,
    private readonly videos: VideosService,
    private readonly presenter: VideoPresenter,
  ) {}

  /** Throws what `POST /v1/videos/from-data` is refused with. */
  async make({ account }: ToolContext, order: Record<string, unknown>): Promise<Video> {
    const asked = saidFields(await checkFields(CreateVideoDto, order));
    const { video, charged } = await this.orders.create(account.id, asked);
    return { ...this.presenter.toDto({ video, current: null }, charged) };
  }

  /** Throws `NotFoundError`. */
  async get({ account }: ToolContext, videoId: string): Promise<Video> {
    return { ...this.presenter.toDto(await this.videos.getFace(videoId, account.id)) };
  }
}

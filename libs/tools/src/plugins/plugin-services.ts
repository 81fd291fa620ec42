import { Injectable, Module } from '@nestjs/common';
import type { FoundFacts, Markets, Sources, ToolContext, Video, Videos, Web } from '@factreel/tool-sdk';
import { OrderVideoService, VideosModule, VideosService } from '@app/videos';
import { checkFields, CreateVideoDto, saidFields, VideoPresenter, WireModule } from '@app/wire';
import { MarketDataService, ReadSourceService, SourcesModule } from '@app/sources';
import { FetchError, SafeFetch, UnprocessableError } from '@app/platform';

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

/** Pages and files for plugins, read as every other source is. */
@Injectable()
export class PluginSources implements Sources {
  constructor(private readonly sources: ReadSourceService) {}

  /** Throws `UnreadableSourceError`. */
  async read({ signal }: ToolContext, address: string): Promise<FoundFacts> {
    const { title, url, data } = await this.sources.readUrl(address, { signal });
    return { title, url, data };
  }
}

/** Markets for plugins. */
@Injectable()
export class PluginMarkets implements Markets {
  constructor(private readonly markets: MarketDataService) {}

  /** Throws as `MarketDataService.ask` does. */
  async ask(query: string): Promise<FoundFacts> {
    const { title, url, data } = await this.markets.ask(query);
    return { title, url, data };
  }
}

type Options = Parameters<Web['text']>[1];

/** Most that a plugin's request takes in. */
const MOST_BYTES = 5 * 1024 * 1024;
const LONGEST_MS = 20_000;

/** Asks other people's servers for plugins, by the rules that hold for every address here. */
@Injectable()
export class PluginWeb implements Web {
  constructor(private readonly safeFetch: SafeFetch) {}

  /** Throws `UnprocessableError` for an answer that is no JSON, and as `text` does. */
  async json(url: string, options?: Options): Promise<unknown> {
    const body = await this.text(url, options);
    try {
      return JSON.parse(body) as unknown;
    } catch {
      throw new UnprocessableError(`${url} answered no JSON`);
    }
  }

  /** Throws `UnprocessableError` for an address that may not be asked, one that does not answer, and a refusal. */
  async text(url: string, { headers, signal }: NonNullable<Options> = {}): Promise<string> {
    const limits = { maxBytes: MOST_BYTES, timeoutMs: LONGEST_MS, maxRedirects: 3 };
    const { status, body } = await this.safeFetch.fetch({ url, headers, signal, ...limits }).catch((error: unknown) => {
      throw error instanceof FetchError ? new UnprocessableError(error.message) : error;
    });
    if (status < 200 || status > 299) throw new UnprocessableError(`${url} answered ${status}`);
    return body.toString('utf8');
  }
}

const SERVICES = [PluginVideos, PluginMarkets, PluginSources, PluginWeb];

/** What plugins may inject; each of their modules imports it by itself. */
@Module({ imports: [SourcesModule, VideosModule, WireModule], providers: SERVICES, exports: SERVICES })
export class PluginServicesModule {}

import { ApiClient, briefVideo, Stack, type VideoBody } from '@app/testing';

/** A token for an embedded studio, as its integrator is answered. */
interface Minted {
  ok: boolean;
  token: string;
  expiresAt: string;
  url: string;
}
/** What a refused request is told. */
export interface Refusal {
  error: string;
  message: string;
}
/** Fields of a request. */
export type Wish = Record<string, unknown>;

/** Of the integrator's page. */
export const ORIGIN = 'https://shop.example';
/** A video that is soon made. */
export const SHORT = briefVideo({ data: { asset: 'USDC', apyPct: 6.84 } });
/** One white pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** A page that embeds the studio: its server, and two of its users. */
export class EmbedStand {
  private constructor(
    readonly stack: Stack,
    readonly server: ApiClient & { accountId: string },
  ) {}

  ada!: ApiClient;
  bob!: ApiClient;

  static async start(): Promise<EmbedStand> {
    const stack = await Stack.start();
    const stand = new EmbedStand(stack, await stack.account(100_000));
    [stand.ada, stand.bob] = [await stand.enter('ada'), await stand.enter('bob')];
    return stand;
  }

  async mint(wish: Wish = {}, by: ApiClient = this.server) {
    return await by.post<Minted & Refusal>('/v1/embed/token', { externalUserId: 'ada', origin: ORIGIN, ...wish });
  }

  /** A client of a user's token. */
  async enter(externalUserId: string, wish: Wish = {}, by: ApiClient = this.server): Promise<ApiClient> {
    const { status, body } = await this.mint({ externalUserId, ...wish }, by);
    expect({ status, body }).toMatchObject({ status: 201 });
    return new ApiClient(this.stack.baseUrl, body.token, this.stack.description);
  }

  async order(by: ApiClient, wish: Wish = {}) {
    return await by.post<VideoBody & Refusal & { sourcePackId: string; externalUserId: string | null }>(
      '/v1/videos/from-data',
      { ...SHORT, render: false, ...wish },
    );
  }

  async page(path: string, init?: RequestInit): Promise<Response> {
    return await fetch(new URL(path, this.stack.baseUrl), init);
  }

  /** Brings a picture into the library. */
  async picture(by: ApiClient) {
    const form = new FormData();
    form.set('file', new Blob([PICTURE], { type: 'image/png' }), 'pixel.png');
    const headers = { authorization: `Bearer ${by.apiKey}` };
    const answer = await this.stack.fetch('/v1/library/upload', { method: 'POST', body: form, headers });
    return (await answer.json()) as { libraryAssetId: string; url: string; externalUserId: string | null };
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';
import { answerPost, isMade, type PostFault, sendJson } from './post-faults';

/** Opens the server. */
export const POSTIZ_KEY = 'postiz-key';

/** A connected channel as Postiz lists it. */
export interface PostizIntegration {
  id: string;
  identifier: string;
  name?: string;
  disabled?: boolean;
}

/** A post that was made; `type` is `now` or `draft`. */
export interface PostizPost {
  id: string;
  type: string;
  channelId: string;
  content: string;
  images: Array<{ id: string; path: string }>;
  settings: Record<string, unknown>;
  publishDate: string;
  state: string;
  releaseURL: string | null;
}

interface CreateBody {
  type: string;
  date: string;
  shortLink: boolean;
  tags: unknown[];
  posts: Array<{
    integration: { id: string };
    value: Array<{ content: string; image: Array<{ id: string; path: string }> }>;
    settings: Record<string, unknown>;
  }>;
}

/** Postiz's public API in its wire format on one local port; it fetches videos as Postiz does. */
export class PostizServer extends LocalServer {
  /** Methods and paths that were asked for, in order. */
  readonly calls: string[] = [];
  integrations: PostizIntegration[] = [];
  readonly posts: PostizPost[] = [];
  /** For the next posts, one each. */
  faults: PostFault[] = [];
  /** What goes wrong with the next post to a channel. */
  faultFor: (channelId: string) => PostFault | undefined = () => this.faults.shift();
  /** Its own clock. */
  now = (): Date => new Date();
  /** Posts wait until this is kept. */
  gate: Promise<void> = Promise.resolve();
  private serial = 0;

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<PostizServer> {
    return await new PostizServer().listen();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const call = `${request.method ?? ''} ${pathname}`;
    this.calls.push(call);
    const raw = await text(request);
    if (request.headers.authorization !== POSTIZ_KEY) {
      return sendJson(response, { status: 401, body: { msg: 'Invalid API key' } });
    }
    const answers: Record<string, () => Promise<void> | void> = {
      'GET /public/v1/integrations': () => sendJson(response, { status: 200, body: this.integrations.map(listed) }),
      'POST /public/v1/upload-from-url': () => this.upload(JSON.parse(raw) as { url: string }, response),
      'POST /public/v1/posts': () => this.create(JSON.parse(raw) as CreateBody, response),
      'GET /public/v1/posts': () => this.list(searchParams, response),
    };
    const found = answers[call];
    if (found) return await found();
    const message = `Cannot ${call}`;
    sendJson(response, { status: 404, body: { message, error: 'Not Found', statusCode: 404 } });
  }

  private async upload({ url }: { url: string }, response: ServerResponse): Promise<void> {
    const video = await fetch(url).catch(() => null);
    await video?.arrayBuffer();
    if (!video?.ok) return sendJson(response, { status: 400, body: { msg: 'Failed to fetch URL' } });
    this.serial += 1;
    const media = { id: `media-${this.serial}`, name: 'upload.mp4', path: `${this.url}/uploads/${this.serial}.mp4` };
    sendJson(response, { status: 201, body: media });
  }

  private async create(body: CreateBody, response: ServerResponse): Promise<void> {
    await this.gate;
    const fault = this.faultFor(body.posts[0]?.integration.id ?? '');
    const wrong = faultOf(body, this.integrations);
    if (wrong && !fault) {
      return sendJson(response, { status: 400, body: { statusCode: 400, message: [wrong], error: 'Bad Request' } });
    }
    const made = isMade(fault) ? body.posts.map((post) => this.make(body, post)) : [];
    const told = made.map(({ id: postId, channelId: integration }) => ({ postId, integration }));
    answerPost(response, fault, told, 201);
  }

  private make({ type, date }: CreateBody, { integration, value, settings }: CreateBody['posts'][number]): PostizPost {
    this.serial += 1;
    const { content = '', image: images = [] } = value[0] ?? {};
    const id = `post-${this.serial}`;
    const state = type === 'draft' ? 'DRAFT' : 'QUEUE';
    const when = { publishDate: type === 'now' ? this.now().toISOString() : date, state, releaseURL: null };
    const post = { id, type, channelId: integration.id, content, images, settings, ...when };
    this.posts.push(post);
    return post;
  }

  private list(words: URLSearchParams, response: ServerResponse): void {
    const [from, to] = [words.get('startDate') ?? '', words.get('endDate') ?? ''];
    const posts = this.posts
      .filter(({ publishDate }) => publishDate >= from && publishDate <= to)
      .map(({ id, content, publishDate, releaseURL, state, settings, channelId }) => {
        const identifier = this.integrations.find((each) => each.id === channelId)?.identifier;
        const integration = { id: channelId, providerIdentifier: identifier, name: channelId, picture: null };
        return { id, content, publishDate, releaseURL, state, settings, integration, tags: [], group: id };
      });
    sendJson(response, { status: 200, body: { posts } });
  }
}

function listed({ id, identifier, name = identifier, disabled = false }: PostizIntegration) {
  return { id, name, identifier, picture: null, disabled, profile: name, customer: undefined };
}

function faultOf({ type, date, shortLink, tags, posts }: CreateBody, known: PostizIntegration[]): string | null {
  if (!['now', 'schedule', 'draft'].includes(type)) return 'type must be one of: draft, schedule, now';
  if (Number.isNaN(Date.parse(date))) return 'date must be a valid ISO 8601 date string';
  if (typeof shortLink !== 'boolean' || !Array.isArray(tags)) return 'shortLink and tags should not be undefined';
  for (const [index, { integration, settings }] of posts.entries()) {
    const channel = known.find(({ id }) => id === integration.id);
    if (settings['__type'] !== channel?.identifier) return `posts.${index}.settings is of another provider`;
    if (channel?.identifier === 'pinterest' && !settings['board']) return `posts.${index}.settings.board is required`;
  }
  return null;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';
import { answerPost, isMade, type PostFault, sendJson } from './post-faults';

/** Opens the server. */
export const BUFFER_KEY = 'buffer-key';

/** A connected channel as Buffer lists it. */
export interface BufferChannel {
  id: string;
  service: string;
  name?: string;
  isDisconnected?: boolean;
}

/** What `createPost` was given. */
export interface BufferInput {
  channelId: string;
  text: string;
  schedulingType: string;
  mode: string;
  saveToDraft?: boolean;
  assets: Array<{ video?: { url: string; thumbnailUrl?: string } }>;
  metadata?: Record<string, Record<string, unknown>>;
}

/** A post that was made. */
export interface BufferPost {
  id: string;
  input: BufferInput;
  status: string;
  createdAt: string;
  externalLink: string | null;
  error: { message: string } | null;
}

interface Question {
  query: string;
  variables: { input?: Record<string, unknown> };
}

const ORGANIZATION = 'org-1';

/** An answer with an error of GraphQL's own; the status is 200 as a rule. */
export function bufferError(code: string, message: string, extensions: object = {}): { data: null; errors: unknown[] } {
  return {
    data: null,
    errors: [{ message, locations: [{ line: 1, column: 1 }], extensions: { code, ...extensions } }],
  };
}

/** Buffer's GraphQL API in its wire format on one local port. */
export class BufferServer extends LocalServer {
  /** Names of operations that were asked for, in order. */
  readonly calls: string[] = [];
  channels: BufferChannel[] = [];
  readonly posts: BufferPost[] = [];
  /** For the next posts, one each. */
  faults: PostFault[] = [];
  /** What goes wrong with the next post to a channel. */
  faultFor: (channelId: string) => PostFault | undefined = () => this.faults.shift();
  /** Its own clock. */
  now = (): Date => new Date();

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<BufferServer> {
    return await new BufferServer().listen();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { query, variables } = JSON.parse(await text(request)) as Question;
    const name = /^(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    this.calls.push(name);
    if (request.headers.authorization !== `Bearer ${BUFFER_KEY}`) {
      return sendJson(response, { status: 200, body: bufferError('UNAUTHORIZED', 'Not authorized') });
    }
    const input = variables.input ?? {};
    if (/\bcreatePost\(/.test(query)) return this.create(input as unknown as BufferInput, response);
    sendJson(response, { status: 200, body: this.read(query, input) });
  }

  private read(query: string, input: Record<string, unknown>): unknown {
    if (/\baccount \{/.test(query)) return { data: { account: { organizations: [{ id: ORGANIZATION }] } } };
    if (input['organizationId'] !== ORGANIZATION) return bufferError('NOT_FOUND', 'Organization not found');
    if (/\bchannels\(/.test(query)) return { data: { channels: this.channels.map(listed) } };
    if (!/\bposts\(/.test(query)) return bufferError('GRAPHQL_VALIDATION_FAILED', 'Cannot query that field');
    const { channelIds, createdAt } = input['filter'] as { channelIds: string[]; createdAt: { start: string } };
    const edges = this.posts
      .filter((post) => channelIds.includes(post.input.channelId) && post.createdAt >= createdAt.start)
      .map((post) => ({ node: nodeOf(post), cursor: post.id }));
    return { data: { posts: { edges, pageInfo: { hasNextPage: false, endCursor: null } } } };
  }

  private create(input: BufferInput, response: ServerResponse): void {
    const fault = this.faultFor(input.channelId);
    const message = faultOf(input, this.channels);
    const refused = { data: { createPost: { __typename: 'InvalidInputError', message } } };
    if (message && !fault) return sendJson(response, { status: 200, body: refused });
    const post = isMade(fault) ? this.make(input) : null;
    const told = post && { id: post.id, status: post.status, externalLink: post.externalLink };
    answerPost(response, fault, { data: { createPost: { __typename: 'PostActionSuccess', post: told } } });
  }

  private make(input: BufferInput): BufferPost {
    const status = input.saveToDraft ? 'draft' : 'sending';
    const id = `69cde772a6fd7aa9192de${String(this.posts.length).padStart(3, '0')}`;
    const made = { id, input, status, createdAt: this.now().toISOString(), externalLink: null, error: null };
    this.posts.push(made);
    return made;
  }
}

function listed({ id, service, name = service, isDisconnected = false }: BufferChannel) {
  return { id, name, displayName: null, service, isDisconnected, isLocked: false };
}

function nodeOf({ id, input, status, externalLink, error }: BufferPost) {
  return { id, text: input.text, status, externalLink, error };
}

/** In the words of Buffer's own refusals. */
function faultOf({ channelId, assets, metadata }: BufferInput, channels: BufferChannel[]): string | null {
  const service = channels.find(({ id }) => id === channelId)?.service;
  if (!service) return 'Channel not found';
  if (assets.some(({ video }) => video?.thumbnailUrl)) return 'Invalid post: thumbnailUrl is not supported for video.';
  if (service === 'instagram' && !metadata?.['instagram']?.['type']) {
    return 'Invalid post: Instagram posts require a type (post, story, or reel).';
  }
  if (service === 'pinterest' && !metadata?.['pinterest']) return 'Invalid post: Pinterest posts require a board.';
  return null;
}

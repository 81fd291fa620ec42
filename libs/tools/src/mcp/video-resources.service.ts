import { Injectable } from '@nestjs/common';
import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { DomainError, NotFoundError } from '@app/platform';
import type { VideoDto, VideoPageDto } from '@app/wire';
import { CallToolService } from '../core/call-tool.service';
import type { McpCaller } from './mcp-caller';

const JSON_TYPE = 'application/json';
const VIDEO = 'factreel://videos/';
const FORM = /^factreel:\/\/videos\/([^/]+)(\/proof)?$/;

/** What a client may ask for of any video by its id. */
export const RESOURCE_TEMPLATES: ResourceTemplateType[] = [
  {
    uriTemplate: `${VIDEO}{id}`,
    name: 'video',
    title: 'A video',
    description: 'The video as it stands: status, scenes with their words, links.',
    mimeType: JSON_TYPE,
  },
  {
    uriTemplate: `${VIDEO}{id}/proof`,
    name: 'proof',
    title: 'The proof of a video',
    description: 'Every figure that is seen or heard in it, and the fact that it comes from.',
    mimeType: JSON_TYPE,
  },
];

/** Videos and their proofs as resources. What is read is what the tools answer: same scopes, limits and log. */
@Injectable()
export class VideoResourcesService {
  constructor(private readonly calls: CallToolService) {}

  /** A page of videos, newest first, each with its proof where it has one. Throws `ProtocolError`. */
  async list(cursor: string | undefined, caller: McpCaller): Promise<ListResourcesResult> {
    const asked = cursor === undefined ? {} : { cursor };
    const { data, nextCursor } = (await this.call('list_videos', asked, caller)) as VideoPageDto;
    return { resources: data.flatMap(toResources), ...(nextCursor === null ? {} : { nextCursor }) };
  }

  /** Throws `ResourceNotFoundError` for another account's too, and `ProtocolError` where the tool refuses. */
  async read(uri: string, caller: McpCaller): Promise<ReadResourceResult> {
    const [, videoId, proof] = FORM.exec(uri) ?? [];
    if (videoId === undefined) throw new ResourceNotFoundError(uri);
    const answer = await this.call(proof === undefined ? 'get_video' : 'proof', { videoId }, caller, uri);
    return { contents: [{ uri, mimeType: JSON_TYPE, text: JSON.stringify(answer) }] };
  }

  private async call(tool: string, input: object, caller: McpCaller, uri = VIDEO): Promise<object> {
    const { accountId, keyId, scopes } = caller;
    try {
      return await this.calls.call({ tool, input, accountId, keyId, scopes, door: 'mcp' });
    } catch (thrown) {
      if (thrown instanceof NotFoundError) throw new ResourceNotFoundError(uri);
      if (!(thrown instanceof DomainError)) throw thrown;
      const { error, message, details } = thrown;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, { error, message, details });
    }
  }
}

/** A video, and its proof as soon as there is one. */
function toResources({ videoId, title, status }: VideoDto): Resource[] {
  const face = { mimeType: JSON_TYPE, description: `Status: ${status}` };
  const video = { ...face, uri: `${VIDEO}${videoId}`, name: videoId, title };
  const proof = { ...face, uri: `${video.uri}/proof`, name: `${videoId} proof`, title: `Proof of ${title}` };
  return status === 'scripted' || status === 'rendered' ? [video, proof] : [video];
}

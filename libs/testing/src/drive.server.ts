import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LocalServer } from './local-server';

/** Something in a folder of a drive. */
export interface DriveEntry {
  name: string;
  /** Id of the folder it is in. */
  parent: string;
  mimeType: string;
  bytes?: Buffer;
  /** As it is told, where that is not the length of the bytes. */
  size?: number;
  revision?: string;
  /** Of shortcuts. */
  target?: string;
  canDownload?: boolean;
}

/** An answer in place of the usual one. */
export interface DriveRefusal {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export const GOOGLE_FOLDER = 'application/vnd.google-apps.folder';
export const GOOGLE_SHORTCUT = 'application/vnd.google-apps.shortcut';
/** Opens both drives. */
export const DRIVE_KEY = 'drive-key';
const PAGE = 2;

/** A refusal as Google Drive words it. */
export function googleRefusal(code: number, reason: string): DriveRefusal {
  const errors = [{ domain: 'usageLimits', reason, message: reason }];
  return { status: code, body: { error: { code, message: reason, errors } } };
}

/** A refusal as Dropbox words it. */
export function dropboxRefusal(status: number, summary: string, headers: Record<string, string> = {}): DriveRefusal {
  return { status, headers, body: { error_summary: `${summary}/..`, error: { '.tag': summary.split('/')[0] } } };
}

/** Google Drive v3 and Dropbox v2 in their own wire formats over one tree of files, on one local port. */
export class DriveServer extends LocalServer {
  /** Methods and paths that were asked for, in order. */
  readonly calls: string[] = [];
  readonly entries = new Map<string, DriveEntry>();
  /** The next answers to lists and to downloads, each used once. */
  readonly refusals: Record<'list' | 'download', DriveRefusal[]> = { list: [], download: [] };
  /** Called before a file is sent, and waited for. */
  beforeFile: (id: string) => Promise<void> = async () => undefined;

  private constructor() {
    super((request, response) => this.answer(request, response));
  }

  static async start(): Promise<DriveServer> {
    return await new DriveServer().listen();
  }

  /** How often files were sent, or refused. */
  get downloads(): number {
    return this.calls.filter((call) => /alt=media|get_shared_link_file/.test(call)).length;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    this.calls.push(`${request.method ?? ''} ${url.pathname}${url.search}`);
    const isDownload = url.searchParams.get('alt') === 'media' || url.pathname.endsWith('/get_shared_link_file');
    const refusal = this.refusals[isDownload ? 'download' : 'list'].shift();
    const body = await text(request);
    if (refusal) return send(response, refusal);
    if (url.pathname.startsWith('/drive/v3/files')) await this.google(url, response);
    else await this.dropbox(request, url.pathname, body, response);
  }

  private async google(url: URL, response: ServerResponse): Promise<void> {
    const { searchParams: words, pathname } = url;
    if (words.get('key') !== DRIVE_KEY) return send(response, googleRefusal(400, 'badRequest'));
    const id = /^\/drive\/v3\/files\/([^/]+)$/.exec(pathname)?.[1];
    if (id !== undefined) {
      const entry = this.entries.get(id);
      if (!entry) return send(response, googleRefusal(404, 'notFound'));
      if (words.get('alt') === 'media') return await this.sendFile(id, entry, response);
      return send(response, { status: 200, body: this.googleFile(id, entry) });
    }
    const parent = /^'([^']+)' in parents and trashed=false$/.exec(words.get('q') ?? '')?.[1];
    const all = [...this.entries].filter(([, entry]) => entry.parent === parent);
    const from = Number(words.get('pageToken') ?? 0);
    const files = all.slice(from, from + PAGE).map(([child, entry]) => this.googleFile(child, entry));
    const more = from + PAGE < all.length ? { nextPageToken: String(from + PAGE) } : {};
    send(response, { status: 200, body: { ...more, files } });
  }

  private googleFile(id: string, { name, mimeType, bytes, size, revision, target, canDownload = true }: DriveEntry) {
    const targetMimeType = target === undefined ? undefined : this.entries.get(target)?.mimeType;
    return {
      id,
      name,
      mimeType,
      modifiedTime: '2026-01-01T00:00:00.000Z',
      capabilities: { canDownload },
      ...(bytes ? { size: String(size ?? bytes.length), md5Checksum: revision ?? `md5-${id}` } : {}),
      ...(target === undefined ? {} : { shortcutDetails: { targetId: target, targetMimeType } }),
    };
  }

  private async dropbox(request: IncomingMessage, path: string, body: string, response: ServerResponse): Promise<void> {
    if (request.headers.authorization !== `Bearer ${DRIVE_KEY}`) {
      return send(response, dropboxRefusal(401, 'invalid_access_token'));
    }
    if (path === '/2/sharing/get_shared_link_file') {
      const argument = JSON.parse(String(request.headers['dropbox-api-arg'])) as { path: string };
      const found = this.at(argument.path);
      const entry = this.entries.get(found ?? '');
      if (!found || !entry?.bytes) return send(response, dropboxRefusal(409, 'shared_link_is_directory'));
      return await this.sendFile(found, entry, response);
    }
    const asked = JSON.parse(body) as { cursor?: string; path?: string; url?: string };
    if (path === '/2/sharing/get_shared_link_metadata') {
      const root = this.entries.get('root');
      if (!root) return send(response, dropboxRefusal(409, 'shared_link_not_found'));
      return send(response, { status: 200, body: { '.tag': 'folder', name: root.name, url: asked.url } });
    }
    const [folder = '', from = '0'] = asked.cursor?.split('|') ?? [asked.path];
    const parent = this.at(folder);
    if (!parent) return send(response, dropboxRefusal(409, 'path/not_found'));
    const all = [...this.entries].filter(([, entry]) => entry.parent === parent);
    const end = Number(from) + PAGE;
    const entries = all.slice(Number(from), end).map(([id, entry]) => dropboxEntry(id, entry));
    send(response, { status: 200, body: { entries, cursor: `${folder}|${end}`, has_more: end < all.length } });
  }

  /** The id of what lies at a path below the shared folder. */
  private at(path: string): string | undefined {
    const names = path.split('/').filter(Boolean);
    return names.reduce<string | undefined>(
      (parent, name) => [...this.entries].find(([, entry]) => entry.parent === parent && entry.name === name)?.[0],
      'root',
    );
  }

  private async sendFile(id: string, { mimeType, bytes }: DriveEntry, response: ServerResponse): Promise<void> {
    await this.beforeFile(id);
    response.writeHead(200, { 'content-type': mimeType }).end(bytes);
  }
}

function dropboxEntry(id: string, { name, mimeType, bytes, size, revision }: DriveEntry) {
  if (mimeType === GOOGLE_FOLDER) return { '.tag': 'folder', name, id: `id:${id}` };
  const file = { '.tag': 'file', name, id: `id:${id}`, rev: '0123456789abcdef', size: size ?? bytes?.length ?? 0 };
  return { ...file, content_hash: revision ?? `hash-${id}`, is_downloadable: bytes !== undefined };
}

function send(response: ServerResponse, { status, headers, body }: DriveRefusal): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? {}));
}

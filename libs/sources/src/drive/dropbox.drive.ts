import { z } from 'zod';
import { MEDIA_TYPES } from '../library/media-types';
import { DriveError, DriveFileError, NoFolderError } from './drive.errors';
import type { DriveAnswer, DriveHttp } from './drive.http';
import { FolderWalk, type ListedFile, pathIn } from './folder-walk';
import { type DriveCall, type DriveFile, type DriveListing, SharedDrive } from './shared-drive';

const API = 'https://api.dropboxapi.com';
const CONTENT = 'https://content.dropboxapi.com';
const FOLDER_PATHS = /^\/(scl\/fo|sh)\/[^/]+\/[^/]+\/?/;

/** An entry of `files/list_folder`; through a shared link entries have no path. */
const entrySchema = z.object({
  '.tag': z.string(),
  id: z.string().nullish(),
  name: z.string(),
  rev: z.string().nullish(),
  content_hash: z.string().nullish(),
  size: z.number().nullish(),
  is_downloadable: z.boolean().nullish(),
});
const pageSchema = z.object({ entries: z.array(entrySchema), cursor: z.string(), has_more: z.boolean() });
const linkSchema = z.object({ '.tag': z.string(), name: z.string() });
type Entry = z.infer<typeof entrySchema>;

/** Dropbox's folders behind a shared link, by an access token. */
export class Dropbox extends SharedDrive {
  readonly kind = 'dropbox';
  protected readonly nowhere = 'https://www.dropbox.com/scl/fo/factreel/asks';

  constructor(private readonly http: DriveHttp) {
    super();
  }

  override linkOf(url: URL): string | null {
    if (!/^(www\.)?dropbox\.com$/.test(url.hostname) || !FOLDER_PATHS.test(url.pathname)) return null;
    const link = new URL(url.pathname, 'https://www.dropbox.com');
    // The key of the link; what else stands there says how a browser is to show it.
    const key = url.searchParams.get('rlkey');
    if (key) link.searchParams.set('rlkey', key);
    return link.href;
  }

  override async list(call: DriveCall): Promise<DriveListing> {
    const { link: url } = call;
    const shared = linkSchema.parse(await this.ask(call, '/2/sharing/get_shared_link_metadata', { url }));
    if (shared['.tag'] !== 'folder') throw new DriveError('the address is that of a file; share the folder it is in');
    const walk = new FolderWalk<null>();
    walk.addFolder({ id: '/', path: '', way: null });
    for (let folder = walk.next(); folder; folder = walk.next()) {
      for await (const entry of this.entries(call, folder.path, walk)) {
        const path = pathIn(folder.path, entry.name);
        if (entry['.tag'] === 'folder') walk.addFolder({ id: `/${path}`, path, way: null });
        else if (entry['.tag'] === 'file') walk.addFile(listed(entry, folder.path));
      }
    }
    return { title: shared.name, files: walk.files };
  }

  override async download(
    { link: url, access, signal }: DriveCall,
    { name, folder }: Pick<DriveFile, 'name' | 'folder'>,
    path: string,
  ): Promise<void> {
    const base = access.baseUrl === API ? CONTENT : access.baseUrl;
    const headers = {
      authorization: `Bearer ${access.apiKey}`,
      'dropbox-api-arg': asciiJson({ url, path: `/${pathIn(folder, name)}` }),
    };
    const question = {
      url: `${base}/2/sharing/get_shared_link_file`,
      method: 'POST',
      headers,
      access,
      signal,
    } as const;
    const answer = await this.http.download(question, path);
    if (answer.status === 200) return;
    // Refusals of this one file; the key and the link are told by others.
    if (answer.status === 409 && !summaryOf(answer).startsWith('shared_link_not_found')) {
      throw new DriveFileError('may not be downloaded');
    }
    throw refusalOf(answer);
  }

  private async *entries(call: DriveCall, folder: string, walk: FolderWalk<null>): AsyncGenerator<Entry> {
    const path = folder === '' ? '' : `/${folder}`;
    let wanted: [string, object] = ['/2/files/list_folder', { path, shared_link: { url: call.link } }];
    for (;;) {
      const { entries, has_more: hasMore, cursor } = pageSchema.parse(await this.ask(call, ...wanted));
      walk.turnPage(entries.length);
      yield* entries;
      if (!hasMore) return;
      wanted = ['/2/files/list_folder/continue', { cursor }];
    }
  }

  private async ask({ access, signal }: DriveCall, path: string, body: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${access.apiKey}`, 'content-type': 'application/json' };
    const question = { url: `${access.baseUrl}${path}`, body: JSON.stringify(body), headers, access, signal };
    const answer = await this.http.ask({ ...question, method: 'POST' });
    if (answer.status === 200) return answer.body;
    throw refusalOf(answer);
  }
}

function listed({ id, name, rev, content_hash: hash, size, is_downloadable }: Entry, folder: string): ListedFile {
  const refusal = isMediaName(name) ? null : 'is no picture, video or sound';
  return {
    id: id ?? pathIn(folder, name),
    revision: hash ?? rev ?? '',
    name,
    folder,
    bytes: size ?? null,
    refusal: is_downloadable === false ? 'is a document of Dropbox, not a media file' : refusal,
  };
}

/** A name without an ending may be anything. */
function isMediaName(name: string): boolean {
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1];
  return ending === undefined || ending === 'jpeg' || MEDIA_TYPES.has(ending);
}

function refusalOf(answer: DriveAnswer): DriveError {
  const { status } = answer;
  const summary = summaryOf(answer);
  if (status === 401) return new DriveError('Dropbox does not take the key');
  if (status === 403 || /access_denied|restricted_content/.test(summary)) {
    return new DriveError('the folder is not shared with everybody who has the link');
  }
  if (status === 409) return new NoFolderError('there is no such folder, or its link has expired');
  return new DriveError(`Dropbox answered ${status}`);
}

function summaryOf({ body }: DriveAnswer): string {
  return z.object({ error_summary: z.string() }).safeParse(body).data?.error_summary ?? '';
}

/** Headers are ASCII: Dropbox asks for everything else as JSON's own escapes. */
function asciiJson(value: object): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

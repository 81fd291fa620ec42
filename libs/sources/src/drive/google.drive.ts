import { z } from 'zod';
import { DriveError, DriveFileError, NoFolderError } from './drive.errors';
import type { DriveAnswer, DriveHttp, DriveQuestion } from './drive.http';
import { type FolderToRead, FolderWalk, type ListedFile, pathIn } from './folder-walk';
import { type DriveCall, type DriveFile, type DriveListing, SharedDrive } from './shared-drive';

const FOLDER = 'application/vnd.google-apps.folder';
const SHORTCUT = 'application/vnd.google-apps.shortcut';
const NATIVE = 'application/vnd.google-apps.';
const MEDIA = /^(image|video|audio)\/|^application\/(octet-stream|ogg|mp4)$/;
const FIELDS =
  'id,name,mimeType,size,md5Checksum,headRevisionId,modifiedTime,resourceKey,capabilities(canDownload),shortcutDetails';
const ALL_DRIVES = { supportsAllDrives: 'true' };
const PATHS = [/^\/drive\/(?:u\/\d+\/|mobile\/)?folders\/([\w-]+)\/?$/, /^\/(?:open|folderview|embeddedfolderview)$/];

/** A file as `files.list` and `files.get` of Drive v3 answer it; `size` is a text, and native documents have none. */
const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  size: z.string().nullish(),
  md5Checksum: z.string().nullish(),
  headRevisionId: z.string().nullish(),
  modifiedTime: z.string().nullish(),
  resourceKey: z.string().nullish(),
  capabilities: z.object({ canDownload: z.boolean().nullish() }).nullish(),
  shortcutDetails: z
    .object({ targetId: z.string(), targetMimeType: z.string().nullish(), targetResourceKey: z.string().nullish() })
    .nullish(),
});
type GoogleFile = z.infer<typeof fileSchema>;
const pageSchema = z.object({ nextPageToken: z.string().nullish(), files: z.array(fileSchema) });
const errorSchema = z.object({
  error: z.object({ message: z.string().nullish(), errors: z.array(z.object({ reason: z.string() })).nullish() }),
});

/** Reasons of a 403 that only ask for patience; a day's quota that is used up is not one of them. */
const BUSY = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'sharingRateLimitExceeded']);

/** Google Drive's folders that everybody with the link may see, by an API key. */
export class GoogleDrive extends SharedDrive {
  readonly kind = 'google-drive';
  protected readonly nowhere = 'https://drive.google.com/drive/folders/factreel-asks-whether-its-key-opens';

  constructor(private readonly http: DriveHttp) {
    super();
  }

  override linkOf(url: URL): string | null {
    if (url.hostname !== 'drive.google.com') return null;
    const id = PATHS[0]?.exec(url.pathname)?.[1] ?? (PATHS[1]?.test(url.pathname) ? url.searchParams.get('id') : null);
    if (!id || !/^[\w-]+$/.test(id)) return null;
    const link = new URL(`https://drive.google.com/drive/folders/${id}`);
    const resourceKey = url.searchParams.get('resourcekey');
    if (resourceKey && /^[\w-]+$/.test(resourceKey)) link.searchParams.set('resourcekey', resourceKey);
    return link.href;
  }

  override async list(call: DriveCall): Promise<DriveListing> {
    const shared = new URL(call.link);
    const id = shared.pathname.split('/').at(-1) ?? '';
    const key = shared.searchParams.get('resourcekey');
    const top = await this.get(call, id, key);
    if (top.mimeType !== FOLDER) throw new DriveError('the address is that of a file; share the folder it is in');
    const walk = new FolderWalk<string | null>();
    walk.addFolder({ id, path: '', way: key });
    for (let folder = walk.next(); folder; folder = walk.next()) {
      for await (const entry of this.entries(call, folder, walk)) {
        const file = await this.follow(call, entry);
        const { name } = entry;
        if (!file) walk.addFile({ ...listed(entry, folder.path), refusal: 'leads to what is not shared' });
        else if (file.mimeType !== FOLDER) walk.addFile({ ...listed(file, folder.path), name });
        else walk.addFolder({ id: file.id, path: pathIn(folder.path, name), way: file.resourceKey ?? null });
      }
    }
    return { title: top.name, files: walk.files };
  }

  override async download(call: DriveCall, { id }: Pick<DriveFile, 'id'>, path: string): Promise<void> {
    const question = this.question(call, `/files/${encodeURIComponent(id)}`, { alt: 'media', ...ALL_DRIVES });
    const answer = await this.http.download(question, path);
    if (answer.status === 200) return;
    const reason = reasonIn(answer.body);
    if (answer.status === 404) throw new DriveFileError('is not shared any more');
    if (reason === 'downloadQuotaExceeded') throw new DriveFileError('was downloaded too often today');
    if (answer.status === 403 && !isAccountWide(reason)) throw new DriveFileError('may not be downloaded');
    throw refusalOf(answer);
  }

  /** What a shortcut leads to; null where that is not shared. */
  private async follow(call: DriveCall, entry: GoogleFile): Promise<GoogleFile | null> {
    if (entry.mimeType !== SHORTCUT) return entry;
    const { targetId, targetResourceKey = null } = entry.shortcutDetails ?? {};
    if (!targetId) return null;
    try {
      const target = await this.get(call, targetId, targetResourceKey);
      return target.mimeType === SHORTCUT ? null : { ...target, resourceKey: target.resourceKey ?? targetResourceKey };
    } catch (error) {
      if (error instanceof NoFolderError) return null;
      throw error;
    }
  }

  private async get(call: DriveCall, id: string, key: string | null): Promise<GoogleFile> {
    const question = this.question(call, `/files/${encodeURIComponent(id)}`, { fields: FIELDS, ...ALL_DRIVES });
    return fileSchema.parse(await this.ask(withKey(question, id, key)));
  }

  private async *entries(
    call: DriveCall,
    { id, way: key }: FolderToRead<string | null>,
    walk: FolderWalk<string | null>,
  ): AsyncGenerator<GoogleFile> {
    for (let pageToken: string | null = ''; pageToken !== null;) {
      const words: Record<string, string> = {
        q: `'${id}' in parents and trashed=false`,
        fields: `nextPageToken,files(${FIELDS})`,
        pageSize: '200',
        includeItemsFromAllDrives: 'true',
        ...ALL_DRIVES,
        ...(pageToken === '' ? {} : { pageToken }),
      };
      const page = pageSchema.parse(await this.ask(withKey(this.question(call, '/files', words), id, key)));
      walk.turnPage(page.files.length);
      yield* page.files;
      pageToken = page.nextPageToken || null;
    }
  }

  private async ask(question: DriveQuestion): Promise<unknown> {
    const answer = await this.http.ask(question);
    if (answer.status === 200) return answer.body;
    throw refusalOf(answer);
  }

  private question({ access, signal }: DriveCall, path: string, words: Record<string, string>): DriveQuestion {
    const query = new URLSearchParams({ ...words, key: access.apiKey });
    const url = `${access.baseUrl}/drive/v3${path}?${query.toString()}`;
    return { url, access, signal, isRateLimit: (body) => BUSY.has(reasonIn(body)) };
  }
}

/** Folders that were shared before 2021 open by a key in their address too. */
function withKey(question: DriveQuestion, id: string, key: string | null): DriveQuestion {
  return key === null ? question : { ...question, headers: { 'x-goog-drive-resource-keys': `${id}/${key}` } };
}

function listed(file: GoogleFile, folder: string): ListedFile {
  const { id, name, size, md5Checksum, headRevisionId, modifiedTime } = file;
  const bytes = size == null ? null : Number(size);
  const revision = md5Checksum ?? headRevisionId ?? modifiedTime ?? '';
  return { id, revision, name, folder, bytes, refusal: refusalFor(file) };
}

function refusalFor({ mimeType, capabilities }: GoogleFile): string | null {
  if (mimeType.startsWith(NATIVE)) return 'is a document of Google, not a media file';
  if (!MEDIA.test(mimeType)) return 'is no picture, video or sound';
  return capabilities?.canDownload === false ? 'may not be downloaded' : null;
}

function refusalOf(answer: DriveAnswer): DriveError {
  const { status } = answer;
  const reason = reasonIn(answer.body);
  if (status === 404)
    return new NoFolderError('there is no such folder, or it is not shared with everybody who has the link');
  if (reason === 'dailyLimitExceeded' || reason === 'quotaExceeded')
    return new DriveError("the key's quota for today is used up");
  if (status === 400 || status === 401 || status === 403) return new DriveError('Google Drive does not take the key');
  return new DriveError(`Google Drive answered ${status}`);
}

function isAccountWide(reason: string): boolean {
  return ['dailyLimitExceeded', 'quotaExceeded', 'accessNotConfigured', 'keyInvalid', 'forbidden'].includes(reason);
}

function reasonIn(body: unknown): string {
  return errorSchema.safeParse(body).data?.error.errors?.[0]?.reason ?? '';
}

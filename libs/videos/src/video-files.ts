import type { NamedFile, Query } from '@app/platform';
import type { Footage, LibrarySounds, Narration, Still } from '@app/picture';
import type { Cut } from './video-version.entity';

interface VersionRow {
  video_id: string;
  version: number;
  narration: Narration;
  stills: Still[];
  footage: Footage[] | null;
  sounds: LibrarySounds | null;
  cut: Cut | null;
}

const PAGE = 200;
const VERSIONS = `
  SELECT video_id, version, narration, stills, footage, sounds, cut FROM video_versions
  WHERE (video_id, version) > ($1, $2) ORDER BY video_id, version LIMIT ${PAGE}`;

/** Every file that videos are made of and have become: what versions name, and the cuts of those that were rendered. */
export async function* namedVideoFiles(query: Query): AsyncGenerator<NamedFile> {
  for (let [videoId, version] = ['', 0]; ;) {
    const rows = await query<VersionRow>(VERSIONS, [videoId, version]);
    for (const row of rows) yield* filesOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    [videoId, version] = [last.video_id, last.version];
  }
}

function* filesOf(row: VersionRow): Generator<NamedFile> {
  const paths = [
    ...row.narration.lines.flatMap(({ audioPath }) => audioPath ?? []),
    ...row.stills.map(({ path }) => path),
    ...(row.footage ?? []).map(({ path }) => path),
    ...(row.sounds?.music === undefined ? [] : [row.sounds.music]),
    ...(row.sounds?.effects ?? []).map(({ path }) => path),
  ];
  for (const key of new Set(paths)) yield { key, bytes: null, sha256: null };
  if (!row.cut) return;
  const { bytes, sha256 } = row.cut;
  for (const file of Object.keys(CUT_FILES) as Array<keyof typeof CUT_FILES>) {
    const known = file === 'video' ? { bytes, sha256 } : { bytes: null, sha256: null };
    yield { key: cutKey(row.video_id, row.version, file), ...known };
  }
}

/** Names of a cut's files, in storage and in links alike. */
export const CUT_FILES = {
  video: 'video.mp4',
  web: 'web.mp4',
  poster: 'poster.jpg',
  vtt: 'captions.vtt',
  srt: 'captions.srt',
} as const;

export type CutFile = keyof typeof CUT_FILES;

/** Storage folder of everything a video owns. */
export function videoFolder(videoId: string): string {
  return `videos/${videoId}`;
}

/** Storage folder of one version: narration, stills and, once rendered, the cut. */
export function versionFolder(videoId: string, version: number): string {
  return `${videoFolder(videoId)}/v${version}`;
}

/** Storage key of a cut's file. */
export function cutKey(videoId: string, version: number, file: CutFile): string {
  return `${versionFolder(videoId, version)}/${CUT_FILES[file]}`;
}

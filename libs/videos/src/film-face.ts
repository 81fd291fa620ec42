import type { PreparedStatement } from '@app/platform';
import type { Cut, VideoVersion } from './video-version.entity';
import type { Video } from './video.entity';

/** What of a film its answer is written from (specification 2.1); a `VideoRecord` holds all of it. */
export interface FilmFace {
  video: FaceOfVideo;
  current: FaceOfVersion | null;
}

type FaceOfVideo = Pick<
  Video,
  | 'id'
  | 'title'
  | 'status'
  | 'durationSeconds'
  | 'format'
  | 'language'
  | 'style'
  | 'version'
  | 'captions'
  | 'presenter'
  | 'music'
  | 'sourcePackId'
  | 'sourceUrl'
  | 'edits'
  | 'public'
  | 'mediaKey'
  | 'caption'
  | 'lastError'
  | 'cost'
  | 'externalId'
  | 'externalUserId'
  | 'showId'
  | 'createdAt'
>;

type FaceOfVersion = Pick<VideoVersion, 'storyboard' | 'warnings'> & {
  cut: Pick<Cut, 'scenes' | 'sha256' | 'encoder'> | null;
  /** Asked for its lines' lengths where there is no cut. */
  narration: { lines: Array<{ sceneId: string; durationMs: number }> } | null;
};

/** A film of an account with the version it stands at; without one, `storyboard` is null. */
export type FaceRow = FaceOfVideo & { [Field in keyof FaceOfVersion]: FaceOfVersion[Field] | null };

/** Of `$1`, where it is account `$2`'s: the answer that is asked for most, so it reads only what it shows. */
export const READ_FACE: PreparedStatement = {
  name: 'read_face',
  text: `
    SELECT v.id, v.title, v.status, v.duration_seconds AS "durationSeconds", v.format, v.language, v.style, v.version,
           v.captions, v.presenter, v.music, v.source_pack_id AS "sourcePackId", v.source_url AS "sourceUrl", v.edits, v.public,
           v.media_key AS "mediaKey", v.caption, v.last_error AS "lastError", v.cost, v.external_id AS "externalId",
           v.external_user_id AS "externalUserId", v.show_id AS "showId", v.created_at AS "createdAt",
           s.storyboard, s.cut, s.warnings, CASE WHEN s.cut IS NULL THEN s.narration END AS narration
      FROM videos v
      LEFT JOIN video_versions s ON s.video_id = v.id AND s.version = v.version
     WHERE v.id = $1 AND v.account_id = $2`,
};

/** The row as its two parts. */
export function faceOf({ storyboard, warnings, cut, narration, ...video }: FaceRow): FilmFace {
  return { video, current: storyboard && { storyboard, warnings: warnings ?? [], cut, narration } };
}

/** What viewers' pages and media are answered from. */
export type ViewedFilm = Pick<
  Video,
  | 'id'
  | 'accountId'
  | 'externalUserId'
  | 'title'
  | 'caption'
  | 'format'
  | 'language'
  | 'status'
  | 'version'
  | 'cutVersion'
  | 'public'
  | 'mediaKey'
>;

/** Of `$1`, whosesoever: players ask for it with every range. What a closed account made is shown to nobody. */
export const READ_VIEWED: PreparedStatement = {
  name: 'read_viewed',
  text: `
    SELECT v.id, v.account_id AS "accountId", v.external_user_id AS "externalUserId", v.title, v.caption, v.format, v.language,
           v.status, v.version, v.cut_version AS "cutVersion", v.public, v.media_key AS "mediaKey"
      FROM videos v
      JOIN accounts a ON a.id = v.account_id AND a.closed_at IS NULL
     WHERE v.id = $1`,
};

import type { PreparedStatement } from '@app/platform';
import type { Narration, Storyboard } from '@app/picture';
import { type VideoOutline, outlineOf } from './video-outline';
import type { Cut, VideoVersion } from './video-version.entity';
import type { Video } from './video.entity';
import type { VideoSpec } from './video-specification';

/** What of a video its answer is written from; a `VideoRecord` holds all of it. */
export interface VideoFace {
  video: FaceOfVideo;
  current: FaceOfVersion | null;
}

export const VIDEO_FACE = [
  'id',
  'accountId',
  'title',
  'workingTitle',
  'status',
  'durationSeconds',
  'spec',
  'version',
  'sourcePackId',
  'sourceUrl',
  'edits',
  'public',
  'publicProof',
  'mediaKey',
  'caption',
  'lastError',
  'cost',
  'externalId',
  'externalUserId',
  'channelId',
  'showId',
  'clockId',
  'createdAt',
] as const satisfies Array<keyof Video>;

/** Without what an answer does not show and what may be large. */
type FaceOfVideo = Omit<Pick<Video, (typeof VIDEO_FACE)[number]>, 'spec'> & {
  spec: Omit<VideoSpec, 'script' | 'fields'>;
};

interface FaceOfVersion extends Pick<VideoVersion, 'warnings'> {
  outline: VideoOutline;
  cut: Pick<Cut, 'scenes' | 'sha256' | 'encoder'> | null;
}

/** A video of an account with the version it stands at; without one, `warnings` is null. */
export interface FaceRow extends FaceOfVideo {
  cut: FaceOfVersion['cut'];
  warnings: VideoVersion['warnings'] | null;
  outline: VideoOutline | null;
  /** Where there is no outline. */
  storyboard: Storyboard | null;
  narration: Narration | null;
}

/**
 * Of `$1`, where it is account `$2`'s: the answer that is asked for most, so it reads only what it shows, and is prepared. Here
 * and below the ORM reads the same ten times slower.
 */
export const READ_FACE: PreparedStatement = {
  name: 'read_face',
  text: `
    SELECT v.id, v.account_id AS "accountId", v.title, v.working_title AS "workingTitle", v.status, v.duration_seconds AS "durationSeconds",
           v.spec - 'script' - 'fields' AS spec, v.version,
           v.source_pack_id AS "sourcePackId", v.source_url AS "sourceUrl", v.edits, v.public, v.public_proof AS "publicProof",
           v.media_key AS "mediaKey", v.caption, v.last_error AS "lastError", v.cost, v.external_id AS "externalId",
           v.external_user_id AS "externalUserId", v.channel_id AS "channelId", v.show_id AS "showId", v.clock_id AS "clockId",
           v.created_at AS "createdAt",
           s.outline, s.cut, s.warnings,
           CASE WHEN s.outline IS NULL THEN s.storyboard END AS storyboard,
           CASE WHEN s.outline IS NULL THEN s.narration END AS narration
      FROM videos v
      LEFT JOIN video_versions s ON s.video_id = v.id AND s.version = v.version
     WHERE v.id = $1 AND v.account_id = $2`,
};

/** What lists show of a version. */
export interface ListedFace extends Pick<VideoVersion, 'videoId' | 'version' | 'outline' | 'warnings'> {
  cut: FaceOfVersion['cut'];
}

/** Of the videos `$1`, the version of each that `$2` names. */
export const LIST_FACES: PreparedStatement = {
  name: 'list_faces',
  text: `
    SELECT s.video_id AS "videoId", s.version, s.outline, s.cut, s.warnings
      FROM unnest($1::text[], $2::int[]) AS named (video_id, version)
      JOIN video_versions s USING (video_id, version)`,
};

/** The row as its two parts. */
export function faceOf({ outline, storyboard, narration, warnings, cut, ...video }: FaceRow): VideoFace {
  const shown = outline ?? (storyboard && narration && outlineOf(storyboard, narration));
  return { video, current: shown && { outline: shown, warnings: warnings ?? [], cut } };
}

/** What a video is called to its makers; until its script exists, one without a title goes by its working title. */
export function calledNow({ id, title, workingTitle }: Pick<Video, 'id' | 'title' | 'workingTitle'>): string {
  return title === id ? (workingTitle ?? title) : title;
}

/** What viewers' pages and media are answered from. */
export type ViewedVideo = Pick<
  Video,
  | 'id'
  | 'accountId'
  | 'externalUserId'
  | 'title'
  | 'caption'
  | 'status'
  | 'version'
  | 'cutVersion'
  | 'public'
  | 'publicProof'
  | 'sourcePackId'
  | 'mediaKey'
> & { spec: Pick<VideoSpec, 'format' | 'language'> };

/** Of `$1`, whosesoever: players ask for it with every range. What a closed account made is shown to nobody. */
export const READ_VIEWED: PreparedStatement = {
  name: 'read_viewed',
  text: `
    SELECT v.id, v.account_id AS "accountId", v.external_user_id AS "externalUserId", v.title, v.caption,
           jsonb_build_object('format', v.spec->'format', 'language', v.spec->'language') AS spec,
           v.status, v.version, v.cut_version AS "cutVersion", v.public, v.public_proof AS "publicProof",
           v.source_pack_id AS "sourcePackId", v.media_key AS "mediaKey"
      FROM videos v
      JOIN accounts a ON a.id = v.account_id AND a.closed_at IS NULL
     WHERE v.id = $1`,
};

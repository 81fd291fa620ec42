import { Migration } from '@mikro-orm/migrations';

/** What a video was ordered as becomes one value, in place of a column a field and of copies beside versions and edits. */
export class Migration20261127130000 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

/** The fields of an object that say something; null says nothing in a spec. */
const said = (object: string): string =>
  `(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(${object}) WHERE value <> 'null')`;

/** Columns of `videos` by the field of the spec that holds them from now on. */
const MOVED = {
  brief: 'brief',
  cta: 'cta',
  format: 'format',
  style: 'style',
  targetSeconds: 'target_seconds',
  language: 'language',
  voiceId: 'voice_id',
  pronunciation: 'pronunciation',
  mode: 'mode',
  pacing: 'pacing',
  headline: 'headline',
  captions: 'captions',
  presenter: 'presenter',
  brand: 'brand',
  engine: 'engine',
  compliance: 'compliance',
  fields: 'fields',
  script: 'script',
};
const PAIRS = Object.entries(MOVED).map(([field, column]) => `'${field}', ${column}`);
/** Music that was to be made stood beside whether there is any. */
const MUSIC = `CASE WHEN music AND jsonb_typeof(media->'music') = 'object'
  THEN jsonb_build_object('generate', coalesce(nullif(media->'music'->'prompt', 'null'), 'true'))
  ELSE to_jsonb(music) END`;
/** What edits change, which versions and edits kept copies of. */
const EDITED = `ARRAY['title', 'brief', 'format', 'style', 'language', 'voiceId', 'script', 'pacing', 'targetSeconds', 'captions', 'music', 'brand']`;

const STATEMENTS = [
  'ALTER TABLE videos ADD COLUMN spec jsonb',
  `UPDATE videos SET spec = ${said(`jsonb_build_object('v', 1, 'title', nullif(title, id), ${PAIRS.join(', ')}, 'music', ${MUSIC},
     'images', coalesce(media->'images', '"source"'), 'clips', coalesce(media->'clips', 'false'),
     'libraryAssetIds', media->'assets', 'musicAssetId', media->'musicAsset')`)}`,
  `ALTER TABLE videos ALTER COLUMN spec SET NOT NULL, DROP COLUMN music, DROP COLUMN media,
     ${Object.values(MOVED)
       .map((column) => `DROP COLUMN ${column}`)
       .join(', ')}`,
  'ALTER TABLE version_settings ADD COLUMN spec jsonb',
  `UPDATE version_settings s SET spec = (v.spec - ${EDITED}) || ${said('s.settings')} FROM videos v WHERE v.id = s.video_id`,
  'ALTER TABLE version_settings ALTER COLUMN spec SET NOT NULL, DROP COLUMN settings',
  'ALTER TABLE edit_orders ADD COLUMN spec jsonb',
  `UPDATE edit_orders e SET spec = (v.spec - ${EDITED}) || ${said('e.settings')}
     FROM jobs j JOIN videos v ON v.id = j.video_id WHERE j.id = e.job_id`,
  'ALTER TABLE edit_orders ALTER COLUMN spec SET NOT NULL, DROP COLUMN settings',
  // A plan is kept for a day and costs nothing: those from before are to be made again.
  `ALTER TABLE video_plans ADD COLUMN settled json NOT NULL DEFAULT '{}', DROP COLUMN request`,
  'ALTER TABLE video_plans ALTER COLUMN settled DROP DEFAULT',
  'UPDATE video_plans SET expires_at = least(expires_at, now())',
];

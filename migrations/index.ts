import { Migration20261127100000 } from './20261127100000_initial';
import { Migration20261127130000 } from './20261127130000_video_spec';
import { Migration20261128120000 } from './20261128120000_jobs';
import { Migration20261128192551 } from './20261128192551_model_answers';
import { Migration20261129040201 } from './20261129040201_test_accounts';
import { Migration20261129084500 } from './20261129084500_api_versions';
import { Migration20261129090724 } from './20261129090724_test_clocks';
import { Migration20261129092700 } from './20261129092700_mail_news';
import { Migration20261130054000 } from './20261130054000_public_proof';
import { Migration20261130061000 } from './20261130061000_embed_locale';
import { Migration20261130064000 } from './20261130064000_episode_post_text';
import { Migration20261130101000 } from './20261130101000_plan_edits';

/** Every migration in the order in which it is applied. */
export const migrationsList = [
  { name: '20261127100000_initial', class: Migration20261127100000 },
  { name: '20261127130000_video_spec', class: Migration20261127130000 },
  { name: '20261128120000_jobs', class: Migration20261128120000 },
  { name: '20261128192551_model_answers', class: Migration20261128192551 },
  { name: '20261129040201_test_accounts', class: Migration20261129040201 },
  { name: '20261129084500_api_versions', class: Migration20261129084500 },
  { name: '20261129090724_test_clocks', class: Migration20261129090724 },
  { name: '20261129092700_mail_news', class: Migration20261129092700 },
  { name: '20261130054000_public_proof', class: Migration20261130054000 },
  { name: '20261130061000_embed_locale', class: Migration20261130061000 },
  { name: '20261130064000_episode_post_text', class: Migration20261130064000 },
  { name: '20261130101000_plan_edits', class: Migration20261130101000 },
];

/** The migrations of this release, up to this name, became the initial one. */
export const REPLACED_BY_INITIAL = { release: '0.1.0', last: '20261127030000_requests' };

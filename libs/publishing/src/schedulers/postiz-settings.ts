import type { PostOrder } from './scheduler.provider';
import { shortTitle } from './short-words';

/** What a network requires beside text and video, as values of Postiz's provider settings. */
type SettingsOf = (order: Pick<PostOrder, 'title' | 'isStory'>) => Record<string, unknown>;

const instagram: SettingsOf = ({ isStory }) => ({
  post_type: isStory ? 'story' : 'post',
  is_trial_reel: false,
  collaborators: [],
});
const linkedin: SettingsOf = () => ({ post_as_images_carousel: false });

/** By Postiz's `identifier` of the network; others require nothing. */
const SETTINGS = new Map<string, SettingsOf>([
  ['instagram', instagram],
  ['instagram-standalone', instagram],
  ['facebook', ({ isStory }) => ({ post_type: isStory ? 'story' : 'post' })],
  ['linkedin', linkedin],
  ['linkedin-page', linkedin],
  ['x', () => ({ who_can_reply_post: 'everyone' })],
  [
    'youtube',
    ({ title }) => ({
      title: shortTitle(title),
      type: 'public',
      selfDeclaredMadeForKids: 'no',
      tags: [],
    }),
  ],
  [
    'tiktok',
    () => ({
      privacy_level: 'PUBLIC_TO_EVERYONE',
      duet: true,
      stitch: true,
      comment: true,
      autoAddMusic: 'no',
      brand_content_toggle: false,
      brand_organic_toggle: false,
      content_posting_method: 'DIRECT_POST',
    }),
  ],
]);

/** The `settings` of a post: its `__type` and what its network requires. */
export function postizSettings(order: PostOrder): Record<string, unknown> {
  const { ownService } = order.channel;
  return { __type: ownService, ...SETTINGS.get(ownService)?.(order) };
}

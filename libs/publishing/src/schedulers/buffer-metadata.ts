import type { PostOrder } from './scheduler.provider';
import { shortTitle } from './short-words';

/** What a network requires beside text and video, as values of Buffer's `PostInputMetaData`. */
type MetadataOf = (order: Pick<PostOrder, 'title' | 'isStory' | 'format'>) => Record<string, unknown>;

/** YouTube's default category, "People & Blogs". */
const PEOPLE_AND_BLOGS = '22';

/** By Buffer's name of the network; others require nothing. */
const METADATA = new Map<string, MetadataOf>([
  ['instagram', ({ isStory }) => ({ type: isStory ? 'story' : 'reel', shouldShareToFeed: !isStory })],
  [
    'facebook',
    // Facebook Reels are vertical.
    ({ isStory, format }) => ({ type: isStory ? 'story' : format === '9:16' ? 'reel' : 'post' }),
  ],
  [
    'youtube',
    ({ title }) => ({
      title: shortTitle(title),
      categoryId: PEOPLE_AND_BLOGS,
      privacy: 'public',
      madeForKids: false,
    }),
  ],
]);

/** The `metadata` of a post under its network's name; undefined if the network requires none. */
export function bufferMetadata(order: PostOrder): Record<string, unknown> | undefined {
  const { ownService } = order.channel;
  const metadata = METADATA.get(ownService);
  return metadata && { [ownService]: metadata(order) };
}

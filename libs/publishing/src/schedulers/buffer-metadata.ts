import type { PostOrder } from './scheduler.provider';
import { shortTitle } from './short-words';

/** What a network asks for beside text and film; values are those of Buffer's `PostInputMetaData`. */
type MetadataOf = (order: Pick<PostOrder, 'title' | 'isStory' | 'format'>) => Record<string, unknown>;

/** YouTube's category "People & Blogs", which is its own default. */
const PEOPLE_AND_BLOGS = '22';

/** By Buffer's name of a network; the others ask for nothing. */
const METADATA = new Map<string, MetadataOf>([
  ['instagram', ({ isStory }) => ({ type: isStory ? 'story' : 'reel', shouldShareToFeed: !isStory })],
  [
    'facebook',
    // Reels of Facebook stand upright.
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

/** The `metadata` of a post under its network's name; undefined where the network asks for none. */
export function bufferMetadata(order: PostOrder): Record<string, unknown> | undefined {
  const { ownService } = order.channel;
  const metadata = METADATA.get(ownService);
  return metadata && { [ownService]: metadata(order) };
}

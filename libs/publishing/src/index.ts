import { SocialPost } from './social-post.entity';

export type { ChannelResult, ConnectedChannel } from './post-to-channels.service';
export {
  type Destination,
  DESTINATIONS,
  type Publication,
  type PublishOrder,
  PublishVideoService,
} from './publish-video.service';
export { USUAL_PATIENCE_SECONDS } from './deliver-post.service';
export { NoSchedulerError, NotRenderedError, SchedulerBusyError } from './publishing.errors';
export { PublishingModule } from './publishing.module';
export { SCHEDULER_KINDS, type SchedulerKind } from './schedulers/scheduler.provider';
export { ReadPostsService } from './read-posts.service';
export { POST_STATUSES, type PostStatus } from './social-post.entity';
export { SCHEDULERS_CONFIG } from './schedulers/schedulers.config';

/** For the application's list of tables. */
export const PUBLISHING_ENTITIES = [SocialPost];

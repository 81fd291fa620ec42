import { randomText } from '@app/platform';
import {
  type PostOrder,
  type ScheduledPost,
  type SchedulerAccess,
  type SchedulerCall,
  type SchedulerChannel,
  type SchedulerKind,
  type SchedulerMedia,
  SchedulerProvider,
} from './scheduler.provider';

/** Nothing is asked of anyone. */
export const TEST_ACCESS: SchedulerAccess = { apiKey: '', baseUrl: '', isCustomers: false };

const CHANNEL: SchedulerChannel = {
  channelId: 'test',
  service: 'test',
  name: 'Test channel',
  isReady: true,
  ownService: 'test',
  organizationId: null,
};

/** The scheduler of test accounts: it has one channel and takes every post, and nothing leaves the service. */
export class TestScheduler extends SchedulerProvider {
  override readonly name = 'the test scheduler';

  constructor(override readonly kind: SchedulerKind = 'buffer') {
    super();
  }

  override async channels(): Promise<SchedulerChannel[]> {
    return [CHANNEL];
  }

  override async bring(_call: SchedulerCall, url: string): Promise<SchedulerMedia> {
    return { id: null, url };
  }

  override async post(_call: SchedulerCall, { isLive }: PostOrder): Promise<Omit<ScheduledPost, 'text'>> {
    return { postId: `test_${randomText(20)}`, state: isLive ? 'posted' : 'draft', url: null, error: null };
  }

  /** Its posts are recorded when they are made, so none has to be looked for. */
  override async recent(): Promise<ScheduledPost[]> {
    return [];
  }
}

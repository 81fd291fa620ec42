import { isLiveAccount } from '@app/platform';
import type { TakenOrder } from '@app/videos';
import type { AcceptedJobDto } from './video.dto';

const NOTE =
  'The work is queued. Poll GET /v1/jobs/{jobId} until status is done, failed or cancelled, or register a webhook.';

/** An order as the job that it became. */
export function toAcceptedJob({ video, job }: Pick<TakenOrder, 'video' | 'job'>): AcceptedJobDto {
  const livemode = isLiveAccount(video.accountId);
  return { jobId: job.id, videoId: video.id, livemode, status: 'queued', external_id: video.externalId, note: NOTE };
}

import { type ApiClient, Receiver, Stack, waitFor } from '@app/testing';
import type { Video } from './video';

/** What every video here is made of; asked for as it stands, it is 15 seconds of 9:16. */
export const ORDER = {
  title: 'Gate B',
  targetSeconds: 15,
  style: 'swiss-poster',
  external_id: 'order-17',
  data: { gate: 'Gate B', waitMinutes: 17, airport: 'Harbour City' },
};
const SHORT = [
  { type: 'title', text: '17 minutes at Gate B.' },
  { type: 'data', text: 'In Harbour City.' },
];
export const FROM_DATA = '/v1/videos/from-data';
export const DESIGN = 480;
export const RENDER = 10;
export const OPENING = 5_000;

export interface Job {
  jobId: string;
  videoId: string;
  status: string;
  error: string | null;
}

/** Videos in all their states, as they were answered; rows are read off them. */
export interface VideoAnswers {
  /** Ordered, read, and cancelled before anyone has begun. */
  accepted: Video & { note: string };
  acceptedLater: Video;
  cancelled: Video;
  /** A video that is to stop at its script, before and after. */
  draft: Video;
  scripted: Video;
  /** A video that a job makes, rendered, and its job when it is done. */
  video: Video;
  job: Job;
  /** The same after an edit by script, and the order of its render. */
  edited: Video;
  rendering: Video & { warnings: unknown[] };
  /** A video that cannot be made. */
  failedJob: Job;
  failed: Video;
}

/** What rows look at. */
export interface Situation {
  states: VideoStates;
  answers: VideoAnswers;
}

/** An api, a worker and a receiver, and one video brought into each of its states: one render serves all rows. */
export class VideoStates {
  private constructor(
    readonly stack: Stack,
    readonly client: ApiClient,
    readonly receiver: Receiver,
    readonly webhook: { id: string; secret: string },
    /** Answers 500 to everything. */
    readonly refusing: { id: string; secret: string },
  ) {}

  static async start(): Promise<VideoStates> {
    const stack = await Stack.start({ FETCH_ALLOW: '127.0.0.1', LOG_LEVEL: 'silent' });
    const client = await stack.account(OPENING);
    const receiver = await Receiver.start((path) => ({ status: path === '/refusing' ? 500 : 200 }));
    const webhooks = ['/hook', '/refusing'].map(async (path) => {
      const body = { url: `${receiver.url}${path}`, events: ['video.rendered', 'video.render_failed'] };
      return (await client.post<{ webhook: { id: string; secret: string } }>('/v1/webhooks', body)).body.webhook;
    });
    const [webhook, refusing] = (await Promise.all(webhooks)) as [VideoStates['webhook'], VideoStates['refusing']];
    return new VideoStates(stack, client, receiver, webhook, refusing);
  }

  async stop(): Promise<void> {
    await this.receiver.stop();
    await this.stack.stop();
  }

  /** Orders the videos, starts a worker and waits until each has come to its end. */
  async bringAbout(): Promise<VideoAnswers> {
    const order = async <T>(body: object) => (await this.client.post<T>(FROM_DATA, body)).body;
    const accepted = await order<VideoAnswers['accepted']>(ORDER);
    const acceptedLater = await this.read(accepted.videoId);
    const cancelled = (await this.client.post<Video>(`/v1/videos/${accepted.videoId}/cancel`, {})).body;
    const untold = { render: false, external_id: undefined, captions: false, music: false };
    const draft = await order<Video>({ ...ORDER, ...untold, format: '4:5', language: 'Spanish' });
    // Told by a script, so that what is rendered is short.
    const videoJob = await order<Job>({ ...ORDER, script: SHORT, async: true });
    const doomed = await order<Job>({ ...ORDER, external_id: 'doomed', async: true });
    const { sourcePackId } = await this.read(doomed.videoId);
    await this.stack.rows(`UPDATE source_packs SET data = '{}' WHERE id = $1`, [sourcePackId]);

    await this.stack.startWorker();
    const failed = (await this.client.finished(doomed.videoId)) as Video;
    const scripted = (await this.client.finished(draft.videoId)) as Video;
    const video = (await this.client.finished(videoJob.videoId)) as Video;
    const [job, failedJob] = [await this.ended(videoJob.jobId), await this.ended(doomed.jobId)];
    const path = `/v1/videos/${video.videoId}`;
    const script = [{ type: 'title', text: 'Only 17 minutes at Gate B.' }];
    const edited = (await this.client.post<Video>(`${path}/edit`, { script })).body;
    const rendering = (await this.client.post<VideoAnswers['rendering']>(`${path}/render`, {})).body;
    await this.client.post(`${path}/cancel`, {});
    return {
      ...{ accepted, acceptedLater, cancelled, draft, scripted },
      ...{ video, job, edited, rendering, failedJob, failed },
    };
  }

  async read(videoId: string): Promise<Video> {
    return (await this.client.get<Video>(`/v1/videos/${videoId}`)).body;
  }

  /** Asks for media as anybody on the web would. */
  async open(link: string | null): Promise<Response> {
    return await fetch(new URL(link ?? 'none:', this.stack.baseUrl));
  }

  async bytesOf(link: string | null): Promise<Buffer> {
    return Buffer.from(await (await this.open(link)).arrayBuffer());
  }

  /** Events of the feed that are about a video. */
  async eventsOf(videoId: string): Promise<Array<Record<string, unknown>>> {
    const { data } = (await this.client.get<{ data: Array<Record<string, unknown>> }>('/v1/events?limit=100')).body;
    return data.filter((event) => event['videoId'] === videoId);
  }

  private async ended(jobId: string): Promise<Job> {
    return await waitFor(`${jobId} to end`, async () => {
      const { body } = await this.client.get<Job>(`/v1/jobs/${jobId}`);
      return ['done', 'failed'].includes(body.status) && body;
    });
  }
}

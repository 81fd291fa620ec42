import { createHash } from 'node:crypto';
import { waitFor } from '@app/testing';
import type { FaultWorld } from './fault-world';
import type { OrderDesk } from './order-desk';

interface VideoRow {
  id: string;
  status: string;
  last_error: string | null;
  external_id: string;
  jobs: string[];
  captured: number[];
  open_holds: number;
  events: string[];
  refunded: number | null;
}

const VIDEOS = `
  SELECT v.id, v.status, v.last_error, v.external_id,
    (SELECT coalesce(array_agg(j.status), '{}') FROM jobs j WHERE j.video_id = v.id) AS jobs,
    (SELECT coalesce(array_agg(t.captured::int ORDER BY t.captured DESC), '{}')
       FROM ledger_transactions t WHERE t.video_id = v.id AND t.kind = 'capture') AS captured,
    (SELECT count(*)::int FROM holds h WHERE h.video_id = v.id AND h.status = 'open') AS open_holds,
    (SELECT coalesce(array_agg(e.event), '{}') FROM account_events e WHERE e.payload->>'videoId' = v.id) AS events,
    (SELECT max((e.payload->>'refunded')::int) FROM account_events e WHERE e.payload->>'videoId' = v.id) AS refunded
  FROM videos v ORDER BY v.number`;
/** Of a brief video: 480 for its design, 10 for its render. */
const DESIGN = 480;
const RENDER = 10;

/** What became of the videos; each sentence of `faults` is something that must not be. */
export interface Verdict {
  faults: string[];
  rendered: number;
  /** Videos in error by what their owner reads. */
  inError: Record<string, number>;
  deliveries: Record<string, number>;
}

/** Waits until nothing is owed any more; `progress` is told what still is. */
export async function settle(world: FaultWorld, patienceMs: number): Promise<void> {
  const owed = async () =>
    (
      await world.query<{ videos: number; told: number; sent: number }>(
        `SELECT (SELECT count(*)::int FROM jobs WHERE status IN ('queued', 'running')) AS videos,
                (SELECT count(*)::int FROM outbox) AS told,
                (SELECT count(*)::int FROM webhook_deliveries WHERE status = 'pending') AS sent`,
      )
    )[0];
  let last = '';
  await waitFor(
    'nothing to be owed',
    async () => {
      const now = await owed();
      last = JSON.stringify(now);
      return now !== undefined && now.videos + now.told + now.sent === 0;
    },
    patienceMs,
  ).catch((error: unknown) => {
    throw new Error(`${(error as Error).message}; owed: ${last}`);
  });
}

/** Reads every row, every delivery that arrived and every file; run it once all is settled. */
export async function judge(world: FaultWorld, desk: OrderDesk): Promise<Verdict> {
  const faults: string[] = [];
  const videos = await world.query<VideoRow>(VIDEOS);
  if (videos.length !== desk.videos.size) faults.push(`${desk.videos.size} orders made ${videos.length} videos`);
  const known = new Set(desk.videos.values());
  for (const video of videos) {
    if (!known.has(video.id)) faults.push(`${video.id} (${video.external_id}) was never answered`);
    faults.push(...faultsOf(video).map((fault) => `${video.id} ${video.status}: ${fault}`));
  }
  faults.push(...(await faultsOfMoney(world, videos)), ...(await faultsOfFiles(world, videos)));
  const { deliveries, faults: untold } = await lookAtDeliveries(world, videos);
  faults.push(...untold);
  const rendered = videos.filter(({ status }) => status === 'rendered').length;
  const inError: Record<string, number> = {};
  for (const { id, status, last_error: reason } of videos) {
    if (status !== 'error') continue;
    inError[reason ?? 'none'] = (inError[reason ?? 'none'] ?? 0) + 1;
    // What fails for a while is waited for: only a video that cannot be made, or is not wanted, is given up.
    if (!desk.spoilt.has(id) && !desk.cancelled.has(id)) faults.push(`${id} was given up: ${reason}`);
  }
  return { faults, rendered, inError, deliveries };
}

function faultsOf({ status, jobs, captured, open_holds, events, refunded }: VideoRow): string[] {
  const faults: string[] = [];
  if (open_holds > 0) faults.push(`${open_holds} holds are open`);
  if (jobs.length !== 1) faults.push(`jobs ${jobs.join(', ')}`);
  const expect = (what: string, is: string, ...ought: string[]) => {
    if (!ought.includes(is)) faults.push(`${what} ${is || 'nothing'}, not ${ought.join(' or ')}`);
  };
  const sum = captured.reduce((all, one) => all + one, 0);
  if (status === 'rendered') {
    expect('charged', captured.join('+'), `${DESIGN}+${RENDER}`);
    expect('told', events.join(), 'video.rendered');
  } else if (status === 'error') {
    expect('charged', captured.join('+'), '', String(DESIGN));
    expect('told', events.join(), 'video.render_failed');
    expect('gave back', String(refunded), String(DESIGN + RENDER - sum));
  } else faults.push('is neither rendered nor in error');
  return faults;
}

async function faultsOfMoney(world: FaultWorld, videos: VideoRow[]): Promise<string[]> {
  const audit = await world.stack.admin<{ ok: boolean; openHolds: number; faults: string[] }>('ledger:verify');
  const { body } = await world.client.get<{ credits: number; reserved: number }>('/v1/account');
  const charged = videos.flatMap(({ captured }) => captured).reduce((all, one) => all + one, 0);
  const faults = audit.faults.map((fault) => `ledger: ${fault}`);
  if (!audit.ok || audit.openHolds > 0) faults.push(`ledger:verify says ${JSON.stringify(audit)}`);
  if (body.reserved !== 0) faults.push(`${body.reserved} credits are still reserved`);
  if (body.credits + charged !== world.credits)
    faults.push(`${body.credits} credits left of ${world.credits} less ${charged}`);
  return faults;
}

/** Every file of every rendered video is there, its video with the bytes that were hashed when it was made. */
async function faultsOfFiles(world: FaultWorld, videos: VideoRow[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, status } of videos) {
    if (status !== 'rendered') continue;
    const { body } = await world.client.get<{
      url: string;
      webUrl: string;
      thumbnail: string;
      check: { sha256: string };
    }>(`/v1/videos/${id}`);
    const bytes = await fetch(body.url).then(async (answer) => Buffer.from(await answer.arrayBuffer()));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (sha256 !== body.check.sha256) faults.push(`${id}: its file has other bytes than were made`);
    for (const address of [body.webUrl, body.thumbnail]) {
      const { status: found } = await fetch(address, { method: 'HEAD' });
      if (found !== 200) faults.push(`${id}: ${new URL(address).pathname} answers ${found}`);
    }
  }
  return faults;
}

/** One delivery of each event; what arrived arrived once, and what is called delivered did arrive. */
async function lookAtDeliveries(
  world: FaultWorld,
  videos: VideoRow[],
): Promise<Pick<Verdict, 'faults' | 'deliveries'>> {
  const faults: string[] = [];
  const arrived = new Map<string, number>();
  for (const { raw } of world.receiver.received) {
    const { id } = JSON.parse(raw) as { id: string };
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
  }
  for (const [id, times] of arrived) if (times > 1) faults.push(`${id} arrived ${times} times`);
  const rows = await world.query<{ event_id: string; status: string; times: number }>(
    'SELECT event_id, min(status) AS status, count(*)::int AS times FROM webhook_deliveries GROUP BY event_id',
  );
  const deliveries: Record<string, number> = {};
  for (const { event_id: id, status, times } of rows) {
    deliveries[status] = (deliveries[status] ?? 0) + 1;
    if (times > 1) faults.push(`${id} has ${times} deliveries`);
    if (status === 'delivered' && !arrived.has(id)) faults.push(`${id} is called delivered and did not arrive`);
  }
  if (rows.length !== videos.length) faults.push(`${rows.length} deliveries of ${videos.length} videos`);
  return { faults, deliveries };
}

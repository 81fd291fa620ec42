import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { readFacts } from '@app/facts';
import { admit, CONNECTIONS } from './bare-admission';
import { bareCost, bareOrder, type BareOrderBody, bareSpec } from './bare-order';
import { type BareVersion, type BareVideo, bareVideo } from './bare-video';

/** Where the bare routes find what the api finds. */
export interface BareApiOptions {
  databaseUrl: string;
  storageDir: string;
  /** For links. */
  baseUrl: string;
}

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

/**
 * Three of the api's routes over Fastify and the driver alone: the same statements by hand, no framework, no ORM, no checks
 * of bodies. Data are read for their facts as the api reads them, since an order for data without any is refused.
 */
export function bareApi({ databaseUrl, storageDir, baseUrl }: BareApiOptions): FastifyInstance {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS, idleTimeoutMillis: 0 });
  const app = fastify({ bodyLimit: BODY_LIMIT_BYTES, forceCloseConnections: true });
  app.addHook('onClose', async () => await pool.end());

  app.get<{ Params: { id: string } }>('/v1/videos/:id', async (request, reply) => {
    const { account_id: accountId } = await admit(pool, request, reply);
    const { rows } = await pool.query<BareVideo & BareVersion>({
      name: 'video',
      text: `SELECT v.*, s.storyboard, s.cut, s.warnings, CASE WHEN s.cut IS NULL THEN s.narration END AS narration
               FROM videos v
               LEFT JOIN video_versions s ON s.video_id = v.id AND s.version = v.version
              WHERE v.id = $1 AND v.account_id = $2`,
      values: [request.params.id, accountId],
    });
    const found = rows[0];
    return found ? bareVideo(baseUrl, found, found) : await reply.status(404).send({ error: 'not_found' });
  });

  app.post<{ Body: BareOrderBody }>('/v1/videos/from-data', async (request, reply) => {
    const { account_id: accountId } = await admit(pool, request, reply);
    const { body } = request;
    readFacts(body.data);
    const { videoId, packId, mediaKey } = await bareOrder(pool, accountId, body);
    const video = {
      ...{ id: videoId, title: body.title, status: 'rendering', duration_seconds: body.targetSeconds },
      ...{ spec: bareSpec(body), version: 1, source_pack_id: packId },
      ...{ source_url: null, edits: [], public: false, media_key: mediaKey, caption: '', last_error: null },
      ...{ cost: bareCost(), external_id: null },
    };
    return await reply.status(202).send({ ...bareVideo(baseUrl, video), note: 'The video is being made.' });
  });

  app.get<{ Params: { name: string }; Querystring: { k?: string } }>('/media/:name', async (request, reply) => {
    const { rows } = await pool.query<Pick<BareVideo, 'id' | 'version' | 'public' | 'media_key'>>({
      name: 'keyed',
      text: `SELECT v.id, v.cut_version AS version, v.public, v.media_key FROM videos v
               JOIN accounts a ON a.id = v.account_id AND a.closed_at IS NULL WHERE v.id = $1`,
      values: [request.params.name.replace('.mp4', '')],
    });
    const video = rows[0];
    if (!video || (!video.public && video.media_key !== request.query.k)) return await reply.status(401).send();
    const path = join(storageDir, 'videos', video.id, `v${video.version}`, 'video.mp4');
    const { size, mtime } = await stat(path);
    const [start = 0, end = size - 1] = request.headers.range?.replace('bytes=', '').split('-').map(Number) ?? [];
    return await reply
      .status(206)
      .headers({
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'last-modified': mtime.toUTCString(),
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': end - start + 1,
      })
      .send(createReadStream(path, { start, end }));
  });
  return app;
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

/** As many connections as the api's pool has. */
export const CONNECTIONS = 12;
const WINDOW_S = 60;

/** Whose key it is, and one request more of its window. */
export async function admit(
  pool: Pool,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<{ id: string; account_id: string }> {
  const hash = createHash('sha256')
    .update(headers.authorization?.replace('Bearer ', '') ?? '')
    .digest('hex');
  const { rows } = await pool.query<{ id: string; account_id: string }>({
    name: 'key',
    text: `SELECT k.id, k.account_id, k.last_used_at FROM api_keys k JOIN accounts a ON a.id = k.account_id
             WHERE k.hash = $1 AND k.revoked_at IS NULL AND a.closed_at IS NULL`,
    values: [hash],
  });
  const key = rows[0];
  if (!key) throw new Error('no such key');
  const { rows: counted } = await pool.query<{ used: number; seconds: number }>({
    name: 'count',
    text: `INSERT INTO rate_windows AS w (subject, used, ends_at) VALUES ($1, 1, now() + make_interval(secs => $2))
           ON CONFLICT (subject) DO UPDATE SET
             used = CASE WHEN w.ends_at <= now() THEN EXCLUDED.used ELSE w.used + EXCLUDED.used END,
             ends_at = CASE WHEN w.ends_at <= now() THEN EXCLUDED.ends_at ELSE w.ends_at END
           RETURNING used, greatest(1, ceil(extract(epoch FROM ends_at - now())))::int AS seconds`,
    values: [key.id, WINDOW_S],
  });
  const { used = 0, seconds = 0 } = counted[0] ?? {};
  reply.header('ratelimit', `"default";r=${1_000_000 - used};t=${seconds}`);
  return key;
}

import type { ApiClient, Stack, VideoBody } from '@app/testing';

/** What an account has, by the route under which it stands; `deliveryId` is of the webhook. */
export interface OneOfEach {
  records: Record<string, string>;
  deliveryId: string;
}

/**
 * Gives an account one record of every kind that a route names: for tests in which others ask for them. `name` tells the
 * records of several accounts of a stack apart.
 */
export async function oneOfEach(
  stack: Stack,
  client: ApiClient & { accountId: string },
  name = 'walk',
): Promise<OneOfEach> {
  const made = async <T>(path: string, body: unknown) => (await client.post<T>(path, body)).body;
  const { webhook } = await made<{ webhook: { id: string } }>('/v1/webhooks', {
    url: 'http://127.0.0.1:9/',
    events: ['video.rendered'],
  });
  const { id: deliveryId } = await made<{ id: string }>(`/v1/webhooks/${webhook.id}/test`, {});
  const { videoId, sourcePackId } = await made<VideoBody & { sourcePackId: string }>('/v1/videos/from-data', {
    data: { waitMinutes: 17 },
  });
  const { planId } = await made<{ planId: string }>('/v1/plans', { data: { waitMinutes: 17 } });
  const { channelId } = await made<{ channelId: string }>('/v1/channels', { name: 'Gates' });
  const { showId } = await made<{ showId: string }>('/v1/shows', { channelId, title: 'Gates today' });
  const { seriesId } = await made<{ seriesId: string }>('/v1/autopilot/start', {
    source: { kind: 'json', url: `${stack.baseUrl}/health/live` },
    show: { title: 'Routes today' },
  });
  const saved = { kind: 'buffer', apiKey: 'key-of-theirs' };
  const { connectionId } = await made<{ connectionId: string }>('/v1/account/connections', saved);
  const { chatId } = await made<{ chatId: string }>('/v1/chats', { title: 'Gates' });
  await stack.rows(
    `INSERT INTO notifications (id, account_id, kind, cause, title, message, data, created_at)
     VALUES ('ntf_${name}', $1, 'low_balance', '${name}', 't', 'm', '{}', now())`,
    [client.accountId],
  );
  await stack.rows(
    `INSERT INTO library_assets (id, account_id, kind, title, bytes, file_name, has_thumbnail, media_key, created_at, updated_at)
     VALUES ('ast_${name}', $1, 'image', 't', 1, 'media.jpg', false, 'k', now(), now())`,
    [client.accountId],
  );
  await stack.rows(
    `INSERT INTO cloned_voices (id, account_id, name, provider, provider_voice_id, consented_at, created_at)
     VALUES ('voi_${name}', $1, 'n', 'elevenlabs', 'p', now(), now())`,
    [client.accountId],
  );
  await stack.rows(
    `INSERT INTO cards (id, account_id, provider, provider_customer, provider_card, brand, last4, exp_month, exp_year,
       fingerprint, is_first, created_at, saved_at)
     VALUES ('card_${name}', $1, 'sandbox', 'c', 'pm_card_visa', 'visa', '4242', 12, 2030, '${name}', true, now(), now())`,
    [client.accountId],
  );
  await stack.rows(
    `WITH job AS (
       INSERT INTO jobs (id, account_id, kind, stage, final_stage, status, error, progress, queued_at, created_at, finished_at, updated_at)
       VALUES ('exp_${name}', $1, 'export', 'export', 'export', 'failed', 'e', 0, now(), now(), now(), now()))
     INSERT INTO account_exports (id, account_id) VALUES ('exp_${name}', $1)`,
    [client.accountId],
  );
  await stack.rows(
    `INSERT INTO test_clocks (id, account_id, stands_at, status, created_at, used_at)
     VALUES ('clk_${name}', $1, now(), 'ready', now(), now())`,
    [client.accountId],
  );
  const jobs = await stack.rows<{ id: string }>('SELECT id FROM jobs WHERE video_id = $1', [videoId]);
  const keys = await stack.rows<{ id: string }>('SELECT id FROM api_keys WHERE account_id = $1', [client.accountId]);
  const records = {
    '/v1/account/keys': keys[0]?.id ?? '',
    '/v1/account/cards': `card_${name}`,
    '/v1/account/connections': connectionId,
    '/v1/account/export': `exp_${name}`,
    // Every account has one of this month; of one before it was opened it has none.
    '/v1/account/invoices': '2020-01',
    '/v1/notifications': `ntf_${name}`,
    '/v1/library': `ast_${name}`,
    '/v1/voices': `voi_${name}`,
    '/v1/test/clocks': `clk_${name}`,
    '/v1/chats': chatId,
    '/v1/sources': sourcePackId,
    '/v1/webhooks': webhook.id,
    '/v1/videos': videoId,
    '/v1/plans': planId,
    '/v1/jobs': jobs[0]?.id ?? '',
    '/v1/channels': channelId,
    '/v1/shows': showId,
    '/v1/autopilot': seriesId,
  };
  return { records, deliveryId };
}

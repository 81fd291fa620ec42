import type { Told } from '../../../api/notices-query';

/** Where one goes to do something about a notice. */
export function wayOn({ kind, data }: Pick<Told, 'kind' | 'data'>): string {
  if (kind === 'export_ready') return '/settings/profile';
  if (kind === 'embed_limit') return '/settings/keys';
  if (kind === 'webhook_paused') return '/settings/webhooks';
  if (kind !== 'series_paused' && kind !== 'episode_waiting') return '/settings/billing';
  const show = typeof data['seriesId'] === 'string' ? `/shows/${data['seriesId']}` : '/shows';
  return typeof data['n'] === 'number' ? `${show}?episode=${data['n']}` : show;
}

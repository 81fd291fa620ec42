import type { Told } from './notices-query';

/** Where one goes to do something about a notice. */
export function wayOn({ kind, data }: Pick<Told, 'kind' | 'data'>): string {
  if (kind === 'export_ready') return '/settings/profile';
  if (kind !== 'series_paused') return '/settings/billing';
  return typeof data['seriesId'] === 'string' ? `/shows/${data['seriesId']}` : '/shows';
}

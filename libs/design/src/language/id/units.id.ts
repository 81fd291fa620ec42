import type { WindowUnit } from '../figures/number-habits';

/** What windows are counted in, in Indonesian. */
export const WINDOWS_ID: Readonly<Record<WindowUnit, string>> = {
  min: 'menit',
  h: 'jam',
  d: 'hari',
  w: 'minggu',
  mo: 'bulan',
  y: 'tahun',
};

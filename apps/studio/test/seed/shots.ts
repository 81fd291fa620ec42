import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme, Visitor } from '../visit/visitor';

/** Where `npm run shots` wants its pictures; null in a usual run, which takes none. */
export const SHOTS_FOLDER = process.env['FACTREEL_SHOTS'] ?? null;
const HEIGHTS: Record<number, number> = { 375: 812, 1280: 900, 2560: 1440 };

/** Keeps a picture of the page as it stands, whole, named after its path. */
export async function shoot({ page, path }: Visitor, width: number, theme: Theme): Promise<void> {
  if (SHOTS_FOLDER === null) return;
  await mkdir(SHOTS_FOLDER, { recursive: true });
  const name = path.replace(/(vid|ser|chn|src|cht|whk)[-_]\w+/g, '$1').replace(/[^a-z0-9]+/gi, '-');
  await page.screenshot({ path: join(SHOTS_FOLDER, `${width}-${theme}${name}.png`), fullPage: true });
}

/** Keeps a picture of the whole page under a name of its own. */
export async function keepPicture({ page }: Visitor, name: string): Promise<void> {
  if (SHOTS_FOLDER === null) return;
  await mkdir(SHOTS_FOLDER, { recursive: true });
  await page.screenshot({ path: join(SHOTS_FOLDER, `${name}.png`), fullPage: true });
}

/** Gives the page a window of another size, as when it is dragged wider. */
export async function resize({ page }: Visitor, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
}

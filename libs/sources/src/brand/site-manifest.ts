import { jsonOf } from '@app/platform';
import { resolve } from '../readers/page/page-pictures';
import { colorsIn } from './color-value';
import { isColored } from './brand-colors';
import type { ColorUse } from './color-uses';

/** What a web app manifest says of a brand. */
export interface ManifestLook {
  name: string | null;
  uses: ColorUse[];
  /** The largest first. */
  icons: string[];
}

const NONE = new Map<string, string>();
const THEME_WEIGHT = 4;

/** Empty for what is no manifest. */
export function readManifest(text: string, url: string): ManifestLook {
  const said = objectIn(text);
  const icons = (Array.isArray(said.icons) ? said.icons : []) as Array<{ src?: unknown; sizes?: unknown }>;
  const sizeOf = (icon: { sizes?: unknown } | null): number => Number.parseInt(textOf(icon?.sizes), 10) || 0;
  return {
    name:
      [said.short_name, said.name].filter((name) => typeof name === 'string').find((name) => name.trim() !== '') ??
      null,
    uses: [
      ...colorsIn(textOf(said.theme_color), NONE).map((color) => themeUse(color, THEME_WEIGHT)),
      ...colorsIn(textOf(said.background_color), NONE).map(groundUse),
    ],
    icons: [...icons]
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .flatMap((icon) => (typeof icon?.src === 'string' ? (resolve(icon.src, url) ?? []) : [])),
  };
}

function groundUse(color: string): ColorUse {
  return { color, role: 'ground', weight: THEME_WEIGHT };
}

/** A theme colour that is white, black or grey is what the page stands on. */
export function themeUse(color: string, weight: number): ColorUse {
  return { color, role: isColored(color) ? 'accent' : 'ground', weight };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function objectIn(text: string): Record<string, unknown> {
  const json = jsonOf(text);
  return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
}

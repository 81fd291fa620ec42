import { STYLE_NAMES, type StyleName } from '../storyboard/storyboard';
import { breakingNews } from './breaking-news/breaking-news.style';
import { arcade } from './arcade/arcade.style';
import { chaosMeme } from './chaos-meme/chaos-meme.style';
import { comic } from './comic/comic.style';
import { hypeTrailer } from './hype-trailer/hype-trailer.style';
import { luxuryMinimal } from './luxury-minimal/luxury-minimal.style';
import { natureDoc } from './nature-doc/nature-doc.style';
import { tabloid } from './tabloid/tabloid.style';
import { vaporwave } from './vaporwave/vaporwave.style';
import { type Style, UnknownStyleError } from './style';
import { swissPoster } from './swiss-poster/swiss-poster.style';
import { tradingTerminal } from './trading-terminal/trading-terminal.style';

/** What draws each style; adding one is a folder and a line here. */
const DRAWN: Readonly<Record<StyleName, Style>> = {
  'trading-terminal': tradingTerminal,
  tabloid,
  'nature-doc': natureDoc,
  'hype-trailer': hypeTrailer,
  arcade,
  'breaking-news': breakingNews,
  'swiss-poster': swissPoster,
  comic,
  vaporwave,
  'luxury-minimal': luxuryMinimal,
  'chaos-meme': chaosMeme,
};

/** All styles. */
export const STYLES: ReadonlyMap<StyleName, Style> = new Map(STYLE_NAMES.map((name) => [name, DRAWN[name]]));

/** The style of that name. Throws UnknownStyleError. */
export function styleNamed(name: StyleName): Style {
  const style = STYLES.get(name);
  if (!style) throw new UnknownStyleError(name);
  return style;
}

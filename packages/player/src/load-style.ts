import { type Style, type StyleName, UnknownStyleError } from '@app/picture';

/** Each style is a file of its own: a page loads only those that it shows. */
const MODULES: Readonly<Record<StyleName, () => Promise<Style>>> = {
  'trading-terminal': async () =>
    (await import('@app/picture/styles/trading-terminal/trading-terminal.style')).tradingTerminal,
  tabloid: async () => (await import('@app/picture/styles/tabloid/tabloid.style')).tabloid,
  'nature-doc': async () => (await import('@app/picture/styles/nature-doc/nature-doc.style')).natureDoc,
  'hype-trailer': async () => (await import('@app/picture/styles/hype-trailer/hype-trailer.style')).hypeTrailer,
  arcade: async () => (await import('@app/picture/styles/arcade/arcade.style')).arcade,
  'breaking-news': async () => (await import('@app/picture/styles/breaking-news/breaking-news.style')).breakingNews,
  'swiss-poster': async () => (await import('@app/picture/styles/swiss-poster/swiss-poster.style')).swissPoster,
  comic: async () => (await import('@app/picture/styles/comic/comic.style')).comic,
  vaporwave: async () => (await import('@app/picture/styles/vaporwave/vaporwave.style')).vaporwave,
  'luxury-minimal': async () => (await import('@app/picture/styles/luxury-minimal/luxury-minimal.style')).luxuryMinimal,
  'chaos-meme': async () => (await import('@app/picture/styles/chaos-meme/chaos-meme.style')).chaosMeme,
};

/** Loads a style where it is needed. Throws UnknownStyleError, and what loading a module throws. */
export async function loadStyle(name: StyleName): Promise<Style> {
  if (!Object.hasOwn(MODULES, name)) throw new UnknownStyleError(name);
  return await MODULES[name]();
}

// `npm run previews [style…]`: makes the moving previews of the style gallery anew, each out of a video of examples/.
// The same sources, voices and ffmpeg give the same bytes. Look at every one before you commit it.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepare, ROOT, run } from './prepare.mjs';

const FOLDER = join(ROOT, 'apps/studio/public/styles');

/** Which video shows a style at its best, which of its scenes, how many seconds each, and the scene of the poster. */
const CUTS = {
  'trading-terminal': { example: 'share', scenes: '1:2.4,candles:3', poster: 2 },
  tabloid: { example: 'football', scenes: '1:2.4,leaderboard:3', poster: 1 },
  'nature-doc': { example: 'weather', scenes: '1:2.6,line:3.2', poster: 1 },
  'hype-trailer': { example: 'football', scenes: '1:2.4,leaderboard:3', poster: 1 },
  arcade: { example: 'wallet', scenes: '1:2.4,donut:3', poster: 2 },
  'breaking-news': { example: 'flow', scenes: '1:2.4,leaderboard:3', poster: 1 },
  'swiss-poster': { example: 'bakery', scenes: '1:2.4,bars:3', poster: 1 },
  comic: { example: 'bakery', scenes: '1:2.4,comparison:3', poster: 2 },
  vaporwave: { example: 'pool', scenes: '1:2.4,line:3', poster: 1 },
  'luxury-minimal': { example: 'library', scenes: '1:2.6,comparison:3.2', poster: 2 },
  'chaos-meme': { example: 'weather', scenes: '1:2.4,bars:3', poster: 2 },
};

const asked = process.argv.slice(2);
const stray = asked.find((style) => !(style in CUTS));
if (stray !== undefined) throw new Error(`There is no style ${stray}; there is ${Object.keys(CUTS).join(', ')}.`);
await prepare();
const { STYLE_NAMES } = createRequire(import.meta.url)(join(ROOT, 'dist/libs/render/src/index.js'));
const uncut = STYLE_NAMES.filter((style) => !(style in CUTS));
if (uncut.length > 0) throw new Error(`CUTS has no scenes for ${uncut.join(', ')}.`);
await mkdir(FOLDER, { recursive: true });
for (const [style, { example, scenes, poster }] of Object.entries(CUTS)) {
  if (asked.length > 0 && !asked.includes(style)) continue;
  const out = join(FOLDER, `${style}.mp4`);
  const words = ['loop', join(ROOT, `examples/${example}.json`), '--style', style, '--scenes', scenes];
  const video = ['dist/apps/cli/src/factreel.js', 'video', ...words, '--poster', String(poster), '-o', out];
  const { code } = await run(process.execPath, video);
  if (code !== 0) process.exit(code);
}

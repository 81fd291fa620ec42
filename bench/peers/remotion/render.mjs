// `node render.mjs <props.json> <out.mp4> <browser>`: renders a video with Remotion and prints the seconds it took, bundling left out.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { renderMedia, selectComposition } from '@remotion/renderer';

const [propsPath, outputLocation, browserExecutable] = process.argv.slice(2);
const inputProps = JSON.parse(readFileSync(propsPath, 'utf8'));
const here = dirname(fileURLToPath(import.meta.url));
const serveUrl = await bundle({ entryPoint: join(here, 'src/index.jsx') });
const common = { serveUrl, inputProps, browserExecutable, chromeMode: 'headless-shell', logLevel: 'error' };
const started = performance.now();
const composition = await selectComposition({ ...common, id: 'video' });
await renderMedia({
  ...common,
  composition,
  codec: 'h264',
  x264Preset: 'veryfast',
  crf: 21,
  concurrency: 2,
  muted: true,
  outputLocation,
  chromiumOptions: { gl: 'swangle', enableMultiProcessOnLinux: true },
});
process.stdout.write(`${JSON.stringify({ seconds: (performance.now() - started) / 1000 })}\n`);

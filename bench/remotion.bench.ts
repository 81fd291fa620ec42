import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { buildTimeline, STYLE_NAMES, type VideoJob } from '@app/picture';
import { serverSurface } from '@app/render';
import { benchJob } from './bench-job';
import { renderApart } from './render-apart';
import { row } from './report';

const run = promisify(execFile);
const EXAMPLE = resolve(__dirname, '../../examples/pool.json');
const PEER = resolve(__dirname, '../../bench/peers/remotion');
const BROWSER = 'chromium-headless-shell';
const SECONDS = 30;
const FPS = 30;
const BARS = 12;

/** A scene as the peer's video.jsx takes it; frames count from the video's and from the scene's first one. */
interface PeerScene {
  id: string;
  from: number;
  frames: number;
  title: string;
  figure: string;
  label: string;
  bars: Array<{ share: number; text: string }>;
  words: Array<{ text: string; from: number }>;
}

/**
 * The same scenes drawn by Remotion and by us, 1080p alone, wall times side by side. `bench remotion <style>` names ours.
 * Its packages are installed on first use; without a browser (CHROME_HEADLESS_SHELL, or chromium-headless-shell on PATH) it is left out.
 */
export async function remotionBench(words: string[]): Promise<void> {
  const browser = browserPath();
  if (browser === null) {
    process.stdout.write(`\nRemotion is left out: neither CHROME_HEADLESS_SHELL nor ${BROWSER} on PATH\n`);
    return;
  }
  // Not `npm ci`: it refuses a lock that lacks the binaries of other platforms, which not every registry carries.
  if (!existsSync(join(PEER, 'node_modules'))) await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: PEER });
  const style = STYLE_NAMES.find((name) => words.includes(name)) ?? 'swiss-poster';
  process.stdout.write('\nThe same scenes drawn by Remotion, 1080p alone\n');
  const folder = await mkdtemp(join(tmpdir(), 'factreel-peer-'));
  try {
    const job = await benchJob(JSON.parse(await readFile(EXAMPLE, 'utf8')) as object, style, SECONDS, folder);
    const ours = await renderApart({ job, outDir: folder, web: false });
    const props = join(folder, 'props.json');
    await writeFile(props, JSON.stringify(peerVideo(job)));
    const { stdout } = await run('node', [join(PEER, 'render.mjs'), props, join(folder, 'peer.mp4'), browser]);
    const { seconds } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { seconds: number };
    row(`  ${style} ${(ours.frames / FPS).toFixed(0)} s`, {
      ours: `${ours.seconds.toFixed(1)} s`,
      Remotion: `${seconds.toFixed(1)} s`,
      'times faster': (seconds / ours.seconds).toFixed(1),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function peerVideo(job: VideoJob): { frames: number; scenes: PeerScene[] } {
  const { scenes, frames } = buildTimeline(job, serverSurface);
  return {
    frames,
    scenes: scenes.map(({ id, from, frames: length, lineFrom }) => {
      const words = job.narration.lines.find(({ sceneId }) => sceneId === id)?.words ?? [];
      const texts = words.map(({ text }) => text);
      return {
        id,
        from,
        frames: length,
        title: texts.slice(0, 4).join(' '),
        figure: words.find(({ figure }) => figure !== undefined)?.text ?? texts[0] ?? '',
        label: texts.slice(4).join(' '),
        bars: Array.from({ length: BARS }, (_, index) => ({
          share: (index + 3) / (BARS + 2),
          text: String(index + 1),
        })),
        words: words.map(({ text, fromMs }) => ({ text, from: lineFrom - from + Math.round((fromMs / 1000) * FPS) })),
      };
    }),
  };
}

function browserPath(): string | null {
  const named = process.env['CHROME_HEADLESS_SHELL'];
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, BROWSER));
  return [...(named ? [named] : []), ...places].find((path) => existsSync(path)) ?? null;
}

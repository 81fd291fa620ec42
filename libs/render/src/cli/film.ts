import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contactSheet } from '../frames/contact-sheet';
import { openFilm } from '../frames/open-film';
import type { FilmJob } from '../storyboard/film-job';
import { FORMATS, STYLE_NAMES } from '../storyboard/storyboard';

const USAGE = `film sheet <job.json> -o out.png [--every 0.5] [--scale 0.25] [--columns 10]
film still <job.json> -o out.png [--at 3.2]
Both: [--style NAME] [--format 9:16] in place of the job's own`;

/** Draws pictures of a film job for those who look at styles. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', short: 'o' },
      every: { type: 'string', default: '0.5' },
      scale: { type: 'string', default: '0.25' },
      columns: { type: 'string', default: '10' },
      at: { type: 'string', default: '0' },
      style: { type: 'string' },
      format: { type: 'string' },
    },
  });
  const [command, path] = positionals;
  if (!path || !values.out || (command !== 'sheet' && command !== 'still')) throw new Error(USAGE);
  const job = withOverrides(JSON.parse(readFileSync(path, 'utf8')) as FilmJob, values.style, values.format);
  if (command === 'sheet') {
    const sheet = await contactSheet(job, {
      everySeconds: Number(values.every),
      scale: Number(values.scale),
      columns: Number(values.columns),
    });
    writeFileSync(values.out, sheet.toBuffer('image/png'));
    return;
  }
  const { timeline, compositor } = await openFilm(job);
  const frame = Math.min(timeline.frames - 1, Math.round(Number(values.at) * timeline.fps));
  writeFileSync(values.out, compositor.still(frame).toBuffer('image/png'));
}

function withOverrides(job: FilmJob, style?: string, format?: string): FilmJob {
  const { storyboard } = job;
  return {
    ...job,
    storyboard: {
      ...storyboard,
      style: STYLE_NAMES.find((name) => name === style) ?? storyboard.style,
      format: FORMATS.find((name) => name === format) ?? storyboard.format,
    },
  };
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

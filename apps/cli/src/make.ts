import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FilmDesigner } from '@app/design';
import { ConfigError, DomainError, loadConfig, SafeFetch } from '@app/platform';
import { type Format, FORMATS, renderFilm, STYLE_NAMES, type StyleName } from '@app/render';
import { FetchStillsService } from '@app/sources';
import { SourceDesigner } from '@app/videos';
import { ProgressBar } from './progress-bar';

const USAGE = `Usage: npm run make -- payload.json -o out.mp4 [--style ${STYLE_NAMES.join('|')}] [--format ${FORMATS.join('|')}] [--seconds 15..90] [--seed n] [--keep folder]
The payload is the body of POST /v1/videos/from-data, or its data alone. --keep leaves the film's storyboard and voice for "npm run film".`;

/** Bad words or a bad payload; told without a stack. */
class MakeError extends Error {}

interface Payload {
  data: Record<string, unknown>;
  title?: string;
  brief?: string;
  cta?: string;
  style?: StyleName;
  format?: Format;
  targetSeconds?: number;
}

/** One film from a terminal: no server, no key (CONTRACT.md 1). */
async function main(words: string[]): Promise<void> {
  const { payload, out, seed, keep } = await readCommand(words);
  const config = loadConfig('cli', process.env);
  const safeFetch = new SafeFetch(config.fetchAllow);
  const designer = new FilmDesigner();
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort());
  const folder = keep ?? (await mkdtemp(join(tmpdir(), 'factreel-make-')));
  const bar = new ProgressBar(process.stderr);
  try {
    await mkdir(folder, { recursive: true });
    bar.show(0, 'designing');
    const { format = '9:16', targetSeconds = 30 } = payload;
    const order = { ...payload, format, targetSeconds, seed, captions: true, music: true };
    const film = await new SourceDesigner(designer, new FetchStillsService(safeFetch)).design(
      order,
      folder,
      abort.signal,
    );
    if (keep) {
      const { storyboard, narration, stills } = film;
      await writeFile(join(keep, 'job.json'), JSON.stringify({ storyboard, narration, stills }, null, 2));
    }
    bar.show(0.15, 'rendering');
    const files = await renderFilm(film, {
      outDir: folder,
      signal: abort.signal,
      ffmpegPath: config.ffmpegPath,
      parallel: config.renderParallel,
      onProgress: (share) => bar.show(0.15 + share * 0.85, 'rendering'),
    });
    await mkdir(dirname(out), { recursive: true });
    await copyFile(files.video, out);
    bar.end();
    for (const { message } of [...film.warnings, ...files.warnings]) process.stderr.write(`warning: ${message}\n`);
    process.stdout.write(`${out}\n`);
  } finally {
    designer.onApplicationShutdown();
    await safeFetch.close();
    if (!keep) await rm(folder, { recursive: true, force: true });
  }
}

async function readCommand(words: string[]) {
  const options = {
    output: { type: 'string', short: 'o' },
    style: { type: 'string' },
    format: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    keep: { type: 'string' },
  } as const;
  const { values, positionals } = parse(words, options);
  const [path] = positionals;
  if (!path || !values.output) throw new MakeError(USAGE);
  const payload = readPayload(
    await readFile(path, 'utf8').catch(() => Promise.reject(new MakeError(`${path} cannot be read.`))),
    path,
  );
  if (values.style) payload.style = oneOf(STYLE_NAMES, values.style, '--style');
  if (values.format) payload.format = oneOf(FORMATS, values.format, '--format');
  if (values.seconds) payload.targetSeconds = Number(values.seconds);
  if (payload.targetSeconds !== undefined && !(payload.targetSeconds >= 15 && payload.targetSeconds <= 90)) {
    throw new MakeError('--seconds must be 15 to 90.');
  }
  return {
    payload,
    out: resolve(values.output),
    seed: Number(values.seed ?? 1),
    keep: values.keep && resolve(values.keep),
  };
}

function parse<T extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new MakeError(`${(error as Error).message}\n${USAGE}`);
  }
}

function readPayload(text: string, path: string): Payload {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new MakeError(`${path} is not valid JSON.`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new MakeError(`${path} must hold a JSON object.`);
  const isRequest = 'data' in body && typeof body.data === 'object' && body.data !== null;
  return isRequest ? (body as Payload) : { data: body as Record<string, unknown> };
}

function oneOf<T extends string>(known: readonly T[], given: string, option: string): T {
  const found = known.find((name) => name === given);
  if (!found) throw new MakeError(`${option} must be one of ${known.join(', ')}.`);
  return found;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const plain = error instanceof MakeError || error instanceof DomainError || error instanceof ConfigError;
  process.stderr.write(`\n${plain ? error.message : (error as Error).stack}\n`);
  process.exit(1);
});

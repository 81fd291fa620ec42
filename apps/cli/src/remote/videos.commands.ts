import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from '../program/command';
import { CommandError } from '../program/exit-codes';
import { tableOf } from '../program/terminal';
import { ProgressBar } from '../progress-bar';
import type { Answer } from './answers';
import { ApiCaller, type Page } from './api-caller';
import { VideoFailedError } from './remote.errors';
import { readSentEvents } from './sent-events';

type Video = Answer<'Video'>;

const ID = { words: '<video>', leastWords: 1, mostWords: 1 } as const;
const pathOf = (id = '') => `/v1/videos/${encodeURIComponent(id)}`;
const rowOf = ({ videoId, status, version, title }: Video) => [videoId, status, `v${version}`, title ?? ''];
const lineOf = (video: Video) => rowOf(video).join('  ');

/** `factreel videos …`. */
export const VIDEO_COMMANDS: Command[] = [
  {
    name: 'videos list',
    about: 'The account’s videos, newest first.',
    options: {
      status: {
        value: 'status',
        about: 'only these',
        choices: ['draft', 'scripted', 'rendering', 'rendered', 'error'],
      },
      limit: { value: 'n', about: 'how many at most, up to 100 (20)' },
    },
    async run({ values: { status, limit } }, terminal) {
      const api = await ApiCaller.of(terminal);
      const page = await api.get<Page<Video>>('/v1/videos', { status, limit });
      terminal.print(page, ({ data }) => tableOf(['video', 'status', 'version', 'title'], data.map(rowOf)));
    },
  },
  {
    name: 'videos get',
    about: 'One video.',
    ...ID,
    async run({ words: [id] }, terminal) {
      terminal.print(await (await ApiCaller.of(terminal)).get<Video>(pathOf(id)), lineOf);
    },
  },
  {
    name: 'videos wait',
    about: 'Waits until nothing is being made of a video any more; ends with 6 where it failed.',
    ...ID,
    async run({ words: [id] }, terminal) {
      const video = await finished(await ApiCaller.of(terminal), id ?? '', new ProgressBar(terminal.stderr));
      terminal.print(video, lineOf);
      if (video.status === 'error') throw new VideoFailedError(`${video.videoId} failed: ${video.lastError ?? ''}`);
    },
  },
  {
    name: 'videos download',
    about: 'Writes the mp4 of a rendered video to a file.',
    ...ID,
    options: { output: { value: 'file', short: 'o', about: 'where to (<video>.mp4)' } },
    async run({ words: [id = ''], values: { output } }, terminal) {
      const api = await ApiCaller.of(terminal);
      const { renderUrl, status } = await api.get<Video>(pathOf(id));
      if (renderUrl === null)
        throw new CommandError(`${id} is ${status} and has no mp4 yet: factreel videos wait ${id}`);
      const file = resolve(output ?? `${id}.mp4`);
      const { body } = await api.send('GET', renderUrl);
      if (!body) throw new CommandError(`${renderUrl} answered nothing.`);
      // A download that breaks leaves no file that looks whole.
      await pipeline(Readable.fromWeb(body as never), createWriteStream(`${file}.part`), { signal: terminal.signal });
      await rename(`${file}.part`, file);
      terminal.print({ videoId: id, file }, () => file);
    },
  },
  {
    name: 'videos cancel',
    about: 'Stops the work on a video; its holds are released.',
    ...ID,
    async run({ words: [id] }, terminal) {
      terminal.print(await (await ApiCaller.of(terminal)).post<Video>(`${pathOf(id)}/cancel`, {}), lineOf);
    },
  },
];

/** The stream ends with the video; a server that stops ends it earlier, and another one goes on. */
async function finished(api: ApiCaller, id: string, bar: ProgressBar): Promise<Video> {
  for (;;) {
    const answer = await api.send('GET', `${pathOf(id)}/events`, { accept: 'text/event-stream' });
    for await (const { event, data } of readSentEvents(answer)) {
      const told = JSON.parse(data) as Video & { progress: number; stage: string };
      if (event === 'video') {
        bar.end();
        return told;
      }
      if (event === 'progress') bar.show(told.progress, told.stage);
    }
  }
}

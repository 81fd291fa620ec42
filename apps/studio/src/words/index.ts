import { account } from './account.words';
import { billing } from './billing.words';
import { brand } from './brand.words';
import { chat } from './chat.words';
import { developers } from './developers.words';
import { editor } from './editor.words';
import { embed } from './embed.words';
import { entry } from './entry.words';
import { errors } from './errors.words';
import { video } from './video.words';
import { videoParts } from './video-parts.words';
import { videos } from './videos.words';
import { findings } from './findings.words';
import { library } from './library.words';
import { make } from './make.words';
import { shell } from './shell.words';
import { shows } from './shows.words';
import { sources } from './sources.words';
import { ui } from './ui.words';

/** Every text of the studio by the place where it stands, in English until `speak` is called. */
export const words = {
  ui,
  errors,
  shell,
  entry,
  video,
  editor,
  videos,
  videoParts,
  make,
  account,
  billing,
  developers,
  brand,
  shows,
  findings,
  library,
  sources,
  chat,
  embed,
} as const;

export type Words = typeof words;

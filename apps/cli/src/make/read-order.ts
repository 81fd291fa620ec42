import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FieldMeanings, meaningFaults, readDeclared } from '@app/facts';
import { languageOf, MODES, PACINGS, readScript } from '@app/design';
import { LANGUAGE_NAMES } from '@app/lingua';
import { FORMATS, STYLE_NAMES } from '@app/picture';
import { ENGINES } from '@app/billing';
import { type EngineWish, engineOf, type SourceOrder } from '@app/videos';
import { flag, isObject, type Json, MakeError, oneOf, optionalText, refuseUnknown, unharmed } from './read-fields';
import { type Look, readLook } from './read-look';

const USAGE = `Usage: npm run make -- payload.json -o out.mp4 [--style ${STYLE_NAMES.join('|')}] [--format ${FORMATS.join('|')}] [--seconds 15..90] [--language ${Object.keys(LANGUAGE_NAMES).join('|')}] [--voice id] [--mode ${MODES.join('|')}] [--pacing ${PACINGS.join('|')}] [--seed n] [--keep folder]
The payload is the body of POST /v1/videos/from-data, or its data alone. --keep leaves the video's storyboard and voice for "npm run video".`;

/** Fields of the api that say what a video is of; a terminal takes no others. */
const VIDEO_FIELDS =
  'data fields script title brief cta format targetSeconds style mode pacing language voiceId pronunciation captions music images clips brand presenter engine'.split(
    ' ',
  );
/** Those that say what becomes of it at a service: a terminal has neither an account nor a channel. */
const SERVICE_FIELDS =
  'channelId showId seriesId public external_id render async maxCredits libraryAssetIds musicAssetId'.split(' ');
const REQUEST_FIELDS = [...VIDEO_FIELDS, ...SERVICE_FIELDS];

/** A video as it was asked for. */
export type MadeVideo = SourceOrder & Look;

/** What the words and the payload ask for, defaults filled in. */
export interface MakeOrder {
  video: MadeVideo;
  /** Absolute path of the mp4. */
  out: string;
  /** Absolute path of the folder that keeps the video's parts. */
  keep: string | undefined;
}

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  style: { type: 'string' },
  format: { type: 'string' },
  seconds: { type: 'string' },
  language: { type: 'string' },
  voice: { type: 'string' },
  mode: { type: 'string' },
  pacing: { type: 'string' },
  seed: { type: 'string' },
  keep: { type: 'string' },
} as const;

/** Reads the words behind `npm run make --` and the payload they name. Throws `MakeError` as the api would a 400. */
export async function readOrder(words: string[], read: (path: string) => Promise<string>): Promise<MakeOrder> {
  const { values, positionals } = parse(words);
  const [path] = positionals;
  if (!path || positionals.length > 1 || !values.output) throw new MakeError(USAGE);
  const content = await read(path).catch(() => Promise.reject(new MakeError(`${path} cannot be read.`)));
  const video = readPayload(parsePayload(content, path), values);
  return { video, out: resolve(values.output), keep: values.keep && resolve(values.keep) };
}

/** A video as a payload asks for it, overruled by words of the command line. Throws `MakeError`. */
export function readPayload(
  body: Json,
  words: Partial<Record<'style' | 'format' | 'seconds' | 'language' | 'voice' | 'mode' | 'pacing' | 'seed', string>>,
): MadeVideo {
  const isOrder = isRequest(body);
  const payload: Json = isOrder ? body : {};
  if (isOrder) refuseUnknown(body, REQUEST_FIELDS);
  const ordered = isOrder ? orderedData(body) : body;
  const declared = ordered && readDeclared(ordered);
  const data = declared?.data ?? ordered;
  const seed = Number(words.seed ?? 1);
  if (!Number.isSafeInteger(seed)) throw new MakeError('--seed must be a whole number.');
  return {
    data,
    fields: { ...declared?.fields, ...unharmed<FieldMeanings>(payload, 'fields', faultOfFields) },
    ...(payload['script'] === undefined ? {} : { script: readScript(payload['script']) }),
    title: optionalText(payload, 'title'),
    brief: optionalText(payload, 'brief'),
    cta: optionalText(payload, 'cta'),
    style: oneOf(STYLE_NAMES, words.style ?? payload['style'], 'style'),
    format: oneOf(FORMATS, words.format ?? payload['format'], 'format') ?? '9:16',
    language: language(words.language ?? optionalText(payload, 'language') ?? 'en'),
    voiceId: words.voice ?? optionalText(payload, 'voiceId'),
    mode: oneOf(MODES, words.mode ?? payload['mode'], 'mode'),
    pacing: oneOf(PACINGS, words.pacing ?? payload['pacing'], 'pacing'),
    targetSeconds: seconds(words.seconds === undefined ? payload['targetSeconds'] : Number(words.seconds)),
    captions: flag(payload, 'captions', true),
    presenter: flag(payload, 'presenter', false),
    template: engineOf(engineWish(payload)) === 'director',
    ...readLook(payload),
    seed,
  };
}

/** Whether a file holds a request; all others are data alone, also those that call a list of theirs `data`. */
function isRequest(body: Json): boolean {
  if (isObject(body['data']) || body['script'] !== undefined) return true;
  const names = Object.keys(body);
  return names.length > 1 && names.includes('data') && names.every((name) => REQUEST_FIELDS.includes(name));
}

function faultOfFields(fields: unknown): string | null {
  const [fault] = meaningFaults(fields);
  return fault ? `${fault.path.replace(/^fields\.?/, '')} ${fault.message}`.trim() : null;
}

function orderedData({ data = null }: Json): Json | null {
  if (data !== null && !isObject(data)) {
    throw new MakeError('data must be an object; a list in it has a name: {"data": {"rows": [...]}}.');
  }
  return data;
}

function engineWish(payload: Json): EngineWish {
  return {
    engine: oneOf(ENGINES, payload['engine'], 'engine'),
    presenter: flag(payload, 'presenter', false),
    clips: flag(payload, 'clips', false),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new MakeError(`${(error as Error).message}\n${USAGE}`);
  }
}

function parsePayload(content: string, path: string): Json {
  let body: unknown;
  try {
    body = JSON.parse(content);
  } catch {
    throw new MakeError(`${path} is not valid JSON.`);
  }
  if (!isObject(body)) throw new MakeError(`${path} must hold a JSON object.`);
  return body;
}

function language(nameOrCode: string): string {
  const found = languageOf(nameOrCode);
  if (!found) throw new MakeError(`language must be one of ${Object.values(LANGUAGE_NAMES).join(', ')}.`);
  return found.code;
}

function seconds(given: unknown = 30): number {
  if (typeof given !== 'number' || !(given >= 15 && given <= 90)) {
    throw new MakeError('targetSeconds (--seconds) must be 15 to 90.');
  }
  return given;
}

import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FilmDesigner } from '@app/design';
import { type Brand, type Compliance, type Format, proveFilm, refer, renderFilm, type StyleName } from '@app/render';
import { readFacts } from '@app/facts';
import { payloads } from '../../../design/test/payloads';
import { corpusPayloads } from '../../../design/test/corpus-payloads';
import type { ReviewedFilm } from '../../src/review/film-evidence';

/** A film to be made for a test. */
export interface WantedFilm {
  /** Name of an example or of a payload of the corpus. */
  payload: string;
  style: StyleName;
  format?: Format;
  language?: string;
  /** Of the order; the payload's own is not taken, for films of a test are short. */
  targetSeconds?: number;
  brand?: Brand & { watermark?: { text: string } };
  disclaimer?: string;
  music?: boolean;
  captions?: boolean;
}

/** The film as storage would hold it once rendered, and the folder that it lies in. */
export interface RenderedFilm {
  film: ReviewedFilm;
  /** The payload. */
  data: Record<string, unknown>;
  folder: string;
}

/** Designs, speaks and renders a short film as the worker does. */
export async function renderedFilm(wanted: WantedFilm): Promise<RenderedFilm> {
  const { payload, style, format = '9:16', language = 'en', targetSeconds = 15, brand, disclaimer } = wanted;
  const { title, cta, data } = payloadNamed(payload);
  const facts = readFacts(data);
  if (typeof data !== 'object' || data === null) throw new RangeError('The payload is no object');
  const folder = await mkdtemp(join(tmpdir(), 'review-film-'));
  const outDir = join(folder, 'out');
  await mkdir(outDir);
  const designer = new FilmDesigner();
  const compliance = disclaimer === undefined ? undefined : presetOver(disclaimer, facts);
  try {
    const order = { facts, title, cta, targetSeconds, style, format, language, seed: 7, stills: [] };
    const { captions = true, music = true } = wanted;
    const design = await designer.design(
      { ...order, captions, music, ...(brand ? { brand } : {}), ...(compliance ? { compliance } : {}) },
      folder,
      new AbortController().signal,
    );
    const job = { storyboard: design.storyboard, narration: design.narration, stills: [] };
    const { frames, sha256, warnings, video, web, poster, vtt, srt } = await renderFilm(job, { outDir });
    const watermark = brand?.watermark?.text;
    const reviewed: ReviewedFilm = {
      order: {
        language,
        targetSeconds,
        ...(brand ? { brand: { ...brand, watermark } } : {}),
        ...(disclaimer === undefined ? {} : { compliance: { disclaimer } }),
      },
      facts,
      job,
      proof: proveFilm(job),
      cut: { frames, sha256 },
      warnings: [...design.warnings, ...warnings],
      files: { video, web, poster, vtt, srt },
    };
    return { film: reviewed, data: data as Record<string, unknown>, folder };
  } finally {
    designer.onApplicationShutdown();
  }
}

function presetOver(disclaimer: string, { asOf, source }: ReviewedFilm['facts']): Compliance {
  if (asOf === null || source === null) throw new RangeError('The payload has no date or no source');
  return { disclaimer, asOf: refer(asOf), source: refer(source) };
}

function payloadNamed(name: string): { title?: string; cta?: string; data: unknown } {
  const example = payloads().find(([own]) => own === name)?.[1];
  const found = example ?? corpusPayloads().find((payload) => payload.name === name);
  if (!found) throw new RangeError(`No payload ${name}`);
  return found;
}

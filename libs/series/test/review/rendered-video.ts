import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VideoDesigner } from '@app/design';
import { type Brand, type Compliance, type Format, proveVideo, refer, type StyleName } from '@app/picture';
import { renderVideo, serverSurface } from '@app/render';
import { readFacts } from '@app/facts';
import { payloads } from '../../../design/test/payloads';
import { corpusPayloads } from '../../../design/test/corpus-payloads';
import type { ReviewedVideo } from '../../src/review/video-evidence';

/** A video to be made for a test. */
export interface WantedVideo {
  /** Name of an example or of a payload of the corpus. */
  payload: string;
  style: StyleName;
  format?: Format;
  language?: string;
  /** Of the order; the payload's own is not taken, for videos of a test are short. */
  targetSeconds?: number;
  brand?: Brand & { watermark?: { text: string } };
  disclaimer?: string;
  music?: boolean;
  captions?: boolean;
  /** Rendered as a test. */
  test?: boolean;
}

/** The video as storage would hold it once rendered, and the folder that it lies in. */
export interface RenderedVideo {
  video: ReviewedVideo;
  /** The payload. */
  data: Record<string, unknown>;
  folder: string;
}

/** Designs, speaks and renders a short video as the worker does. */
export async function renderedVideo(wanted: WantedVideo): Promise<RenderedVideo> {
  const { payload, style, format = '9:16', language = 'en', targetSeconds = 15, brand, disclaimer } = wanted;
  const { title, cta, data } = payloadNamed(payload);
  const facts = readFacts(data);
  if (typeof data !== 'object' || data === null) throw new RangeError('The payload is no object');
  const folder = await mkdtemp(join(tmpdir(), 'review-video-'));
  const outDir = join(folder, 'out');
  await mkdir(outDir);
  const designer = new VideoDesigner();
  const compliance = disclaimer === undefined ? undefined : presetOver(disclaimer, facts);
  try {
    const order = { facts, title, cta, targetSeconds, style, format, language, seed: 7, stills: [] };
    const { captions = true, music = true } = wanted;
    const design = await designer.design(
      { ...order, captions, music, ...(brand ? { brand } : {}), ...(compliance ? { compliance } : {}) },
      folder,
      new AbortController().signal,
    );
    const { test = false } = wanted;
    const job = { storyboard: design.storyboard, narration: design.narration, stills: [], test };
    const { frames, sha256, warnings, video, web, poster, vtt, srt } = await renderVideo(job, { outDir });
    const watermark = brand?.watermark?.text;
    const reviewed: ReviewedVideo = {
      order: {
        language,
        targetSeconds,
        ...(brand ? { brand: { ...brand, watermark } } : {}),
        ...(disclaimer === undefined ? {} : { compliance: { disclaimer } }),
      },
      facts,
      job,
      proof: proveVideo(job, serverSurface),
      cut: { frames, sha256 },
      warnings: [...design.warnings, ...warnings],
      files: { video, web, poster, vtt, srt },
    };
    return { video: reviewed, data: data as Record<string, unknown>, folder };
  } finally {
    designer.onApplicationShutdown();
  }
}

function presetOver(disclaimer: string, { asOf, source }: ReviewedVideo['facts']): Compliance {
  if (asOf === null || source === null) throw new RangeError('The payload has no date or no source');
  return { disclaimer, asOf: refer(asOf), source: refer(source) };
}

function payloadNamed(name: string): { title?: string; cta?: string; data: unknown } {
  const example = payloads().find(([own]) => own === name)?.[1];
  const found = example ?? corpusPayloads().find((payload) => payload.name === name);
  if (!found) throw new RangeError(`No payload ${name}`);
  return found;
}

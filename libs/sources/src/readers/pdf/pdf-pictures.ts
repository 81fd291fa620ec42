import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { ReadStill } from '../read-source';

/** Smaller ones are signs and rules; pixels. */
const SMALLEST = 120;
const MOST_PIXELS = 20_000_000;
const PAGE_WIDTH = 1_080;
const JPEG_QUALITY = 88;

/** A picture as pdf.js hands it out: rows of RGBA, RGB or single bits. */
interface PdfPicture {
  width: number;
  height: number;
  kind?: number;
  data?: Uint8Array | Uint8ClampedArray;
}

/** The page as it looks, 1,080 pixels wide, as JPEG. */
export async function stillOfPage(page: PDFPageProxy, alt: string): Promise<ReadStill> {
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(PAGE_WIDTH / plain.width, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  return {
    url: null,
    bytes: canvas.toBuffer('image/jpeg', JPEG_QUALITY),
    width: canvas.width,
    height: canvas.height,
    alt,
  };
}

/** The pictures set into a page, as JPEG. `paints` are the numbers of pdf.js' commands that paint one. */
export async function picturesOfPage(
  page: PDFPageProxy,
  paints: ReadonlySet<number>,
  alt: string,
): Promise<ReadStill[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = fnArray.flatMap((command, index) => {
    const [name] = (argsArray[index] ?? []) as unknown[];
    return paints.has(command) && typeof name === 'string' ? [name] : [];
  });
  const stills: ReadStill[] = [];
  for (const name of new Set(names)) {
    const picture = await objectOf(page, name);
    const still = picture && encode(picture, alt);
    if (still) stills.push(still);
  }
  return stills;
}

function objectOf(page: PDFPageProxy, name: string): Promise<PdfPicture | null> {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => {
    store.get(name, (picture: unknown) => resolve((picture as PdfPicture | null) ?? null));
  });
}

function encode({ width, height, data, kind }: PdfPicture, alt: string): ReadStill | null {
  if (!data || width < SMALLEST || height < SMALLEST || width * height > MOST_PIXELS) return null;
  const channels = data.length / (width * height);
  // Single bits are masks and scans of text.
  if (kind === 1 || (channels !== 3 && channels !== 4)) return null;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < channels; channel += 1)
      pixels[at * 4 + channel] = data[at * channels + channel] ?? 0;
  }
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(pixels, width, height), 0, 0);
  return { url: null, bytes: canvas.toBuffer('image/jpeg', JPEG_QUALITY), width, height, alt };
}

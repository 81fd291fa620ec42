import { Injectable } from '@nestjs/common';
import { SafeFetch } from '@app/platform';
import { ReaderProcessHost } from '../readers/reader-process.host';
import { type FetchedSource, ReadSourceService } from '../readers/read-source.service';
import { UnreadableSourceError } from '../readers/readers.errors';
import type { BrandAnswers, BrandQuestion, BrandQuestions } from './brand-message';
import { type BrandColors, type BrandWarning, chooseColors } from './brand-colors';
import type { DrawnLogo } from './draw-logo';
import type { BrandFonts } from './font-uses';
import type { LogoRef } from './page-logos';
import type { BrandTone } from './tone-of';

/** A brand as a site or a logo shows it. */
export interface FoundBrand extends Omit<BrandColors, 'warnings'> {
  /** After redirects; null for a logo alone. */
  url: string | null;
  name: string | null;
  tagline: string | null;
  /** Two letters. */
  language: string | null;
  fonts: BrandFonts;
  /** Null where there are no words to judge by. */
  voice: BrandTone | null;
  logo: Pick<DrawnLogo, 'png' | 'width' | 'height'> | null;
  warnings: BrandWarning[];
}

/** A file that belongs to a page; a page without it is still a page. */
interface SideFile {
  bytes: Buffer;
  text: string;
}

const SHEETS = { most: 8, timeoutMs: 8_000, maxBytes: 2_000_000, maxRedirects: 3 };
const LOGOS = { timeoutMs: 8_000, maxBytes: 5_000_000, maxRedirects: 3 };
/** For a page with all that belongs to it. */
const TIMEOUT_MS = 45_000;

/** Learns brands; what strangers sent is only ever looked at in a process of its own. */
@Injectable()
export class ReadBrandService {
  private readonly host = new ReaderProcessHost<BrandQuestion, BrandAnswers[keyof BrandAnswers]>(
    undefined,
    'brand/brand.process',
  );

  constructor(
    private readonly readers: ReadSourceService,
    private readonly safeFetch: SafeFetch,
  ) {}

  /** Refuses at once what can never be fetched. Throws `UnreadableSourceError`. */
  assertReadable(url: string): void {
    this.readers.assertReadable(url);
  }

  /** Throws `UnreadableSourceError` for an address that holds no page that can be read, and the signal's reason. */
  async readSite(url: string, signal?: AbortSignal): Promise<FoundBrand> {
    const late = AbortSignal.timeout(TIMEOUT_MS);
    const both = signal ? AbortSignal.any([late, signal]) : late;
    try {
      return await this.read(await this.readers.fetch(url, { signal: both }), both);
    } catch (error) {
      signal?.throwIfAborted();
      if (late.aborted) throw new UnreadableSourceError('unreachable', `${url} takes too long to be read`);
      throw error;
    }
  }

  /** Colours of a picture's bytes. Throws `UnreadableSourceError` for what is no picture. */
  async readLogo(bytes: Uint8Array, signal?: AbortSignal): Promise<FoundBrand> {
    const logo = await this.ask('logo', { bytes }, signal);
    const nothing = { url: null, name: null, tagline: null, language: null, voice: null };
    return { ...nothing, fonts: { heading: null, body: null }, logo, ...chooseColors(logo.uses) };
  }

  private async read({ bytes, contentType, url }: FetchedSource, signal: AbortSignal): Promise<FoundBrand> {
    const look = await this.ask('page', { bytes, contentType, url }, signal);
    const { name, tagline, language, tone, pace } = look;
    const [sheets, manifest] = await Promise.all([
      Promise.all(look.sheets.slice(0, SHEETS.most).map((sheet) => this.fetchBeside(sheet, SHEETS, signal))),
      look.manifestUrl === null ? null : this.fetchBeside(look.manifestUrl, SHEETS, signal),
    ]);
    const css = [...sheets.flatMap((sheet) => sheet?.text ?? []), ...look.styles];
    const app = manifest && look.manifestUrl !== null ? { text: manifest.text, url: look.manifestUrl } : null;
    const style = await this.ask('style', { bytes, contentType, sheets: css, manifest: app }, signal);
    const icons = style.icons.map((icon) => ({ url: icon }));
    const logo = await this.findLogo([...look.logos, ...icons], signal);
    const colors = chooseColors([...style.uses, ...(logo?.uses ?? []).filter(({ role }) => role === 'accent')]);
    const missing = sheets.filter((sheet) => sheet === null).length;
    const warnings: BrandWarning[] = [
      ...colors.warnings,
      ...(missing > 0 ? [missingSheets(missing)] : []),
      ...(logo ? [] : [{ code: 'no_logo', message: 'No logo of the site could be had.' } as const]),
    ];
    const names = { name: name ?? style.name, tagline };
    return { ...colors, url, ...names, language, fonts: style.fonts, voice: { tone, pace }, logo, warnings };
  }

  /** The first of them that can be had and shows anything. */
  private async findLogo(refs: readonly LogoRef[], signal: AbortSignal): Promise<DrawnLogo | null> {
    for (const ref of refs) {
      const bytes = 'svg' in ref ? Buffer.from(ref.svg) : (await this.fetchBeside(ref.url, LOGOS, signal))?.bytes;
      if (!bytes) continue;
      const logo = await this.ask('logo', { bytes }, signal).catch((error: unknown) => {
        if (error instanceof UnreadableSourceError) return null;
        throw error;
      });
      if (logo) return logo;
    }
    return null;
  }

  private async fetchBeside(
    url: string,
    { timeoutMs, maxBytes, maxRedirects }: Record<'timeoutMs' | 'maxBytes' | 'maxRedirects', number>,
    signal: AbortSignal,
  ): Promise<SideFile | null> {
    try {
      const { status, body } = await this.safeFetch.fetch({ url, timeoutMs, maxBytes, maxRedirects, signal });
      return status === 200 ? { bytes: body, text: body.toString('utf8') } : null;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  private async ask<Kind extends keyof BrandQuestions>(
    kind: Kind,
    asked: BrandQuestions[Kind],
    signal?: AbortSignal,
  ): Promise<BrandAnswers[Kind]> {
    return (await this.host.read({ kind, ...asked } as BrandQuestion, { signal })) as BrandAnswers[Kind];
  }
}

function missingSheets(count: number): BrandWarning {
  const what = count === 1 ? 'One style sheet' : `${count} style sheets`;
  return { code: 'style_sheet', message: `${what} of the site could not be had; what it says is missing.` };
}

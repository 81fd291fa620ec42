import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { VoicesService } from '@app/voices';
import { BadRequestError } from '@app/platform';
import {
  type BrandTone,
  type BrandWarning,
  type FoundBrand,
  KeepAssetService,
  type LibraryAsset,
  LibraryService,
  type PaletteColor,
  ReadBrandService,
  UnusableMediaError,
} from '@app/sources';
import { ChannelsService } from './channels.service';
import type { BrandOrder } from './video-settings';
import { groundWarning, languageOf, type LearnedFont, settingsOf, styleNotesOf, wornFont } from './learned-brand';

/** Where a brand is to be learned from, and the channel that is to wear it; one of `url` and `libraryAssetId`. */
export interface BrandLesson {
  channelId: string;
  /** A page of the brand's site. */
  url?: string;
  /** A logo of the library. */
  libraryAssetId?: string;
}

/** How a brand would speak; null where nothing tells. */
export interface LearnedVoice extends BrandTone {
  /** A code of ours; null for a language that videos do not speak. */
  language: string | null;
  /** Best voice of that language now. A hint: a channel that names none speaks with the best there is at any time. */
  voiceId: string | null;
  styleNotes: string | null;
}

/** A brand as it was learned. */
export interface LearnedBrand {
  channelId: string;
  /** After redirects; null for a logo. */
  url: string | null;
  name: string | null;
  tagline: string | null;
  /** As the channel has it now; `POST /v1/channels` takes it as it stands. */
  brand: BrandOrder | null;
  /** The weightiest first, six at most. */
  palette: PaletteColor[];
  logo: { libraryAssetId: string; width: number; height: number } | null;
  fonts: { heading: LearnedFont | null; body: LearnedFont | null };
  voice: LearnedVoice | null;
  /** Fields of the channel that were changed. */
  saved: string[];
  warnings: BrandWarning[];
}

const FOLDER = 'brand';

/** Learns a brand from a site or a logo and saves it to a channel. */
@Injectable()
export class LearnBrandService {
  constructor(
    private readonly brands: ReadBrandService,
    private readonly channels: ChannelsService,
    private readonly library: LibraryService,
    private readonly keeping: KeepAssetService,
    private readonly voices: VoicesService,
  ) {}

  /**
   * Throws `NotFoundError` for a channel or asset that the account does not have, `BadRequestError` where not exactly one
   * source is named or the asset is no picture, `UnreadableSourceError` for a site or logo that cannot be read; nothing is
   * saved then.
   */
  async learn(accountId: string, { channelId, ...source }: BrandLesson, signal?: AbortSignal): Promise<LearnedBrand> {
    // What can never be fetched is refused before anything is looked up.
    if (source.url !== undefined) this.brands.assertReadable(source.url);
    const channel = await this.channels.get(accountId, channelId);
    const found = await this.find(accountId, source, signal);
    signal?.throwIfAborted();
    const change = settingsOf(found, channel.settings());
    const { libraryAssetId } = source;
    const asset =
      libraryAssetId === undefined
        ? await this.keepLogo(accountId, found)
        : await this.library.get(accountId, libraryAssetId);
    const changed = await this.channels.change(accountId, channelId, change);
    const lost = found.logo !== null && asset === null;
    return {
      channelId,
      url: found.url,
      name: found.name,
      tagline: found.tagline,
      brand: changed.brand,
      palette: found.palette,
      logo: asset && { libraryAssetId: asset.id, width: asset.width ?? 0, height: asset.height ?? 0 },
      fonts: { heading: wornFont(found.fonts.heading), body: wornFont(found.fonts.body) },
      voice: await this.voiceOf(accountId, found),
      saved: Object.keys(change).map((name) => (name === 'defaults' ? 'defaults.language' : name)),
      warnings: [
        ...found.warnings,
        ...(lost ? [{ code: 'no_logo', message: 'The logo of the site could not be kept.' } as const] : []),
        ...groundWarning(changed.brand ?? {}),
      ],
    };
  }

  private async find(
    accountId: string,
    { url, libraryAssetId }: Omit<BrandLesson, 'channelId'>,
    signal?: AbortSignal,
  ): Promise<FoundBrand> {
    if ((url === undefined) === (libraryAssetId === undefined)) {
      throw new BadRequestError([{ path: 'url', message: 'or libraryAssetId is needed, and not both' }]);
    }
    if (url !== undefined) return await this.brands.readSite(url, signal);
    const { id, kind } = await this.library.get(accountId, libraryAssetId ?? '');
    if (kind !== 'image') {
      throw new BadRequestError([{ path: 'libraryAssetId', message: `must be a picture; ${id} is of kind ${kind}` }]);
    }
    return await inFolder(async (folder) => {
      const [file] = await this.library.fetchFiles(accountId, [id], folder);
      return await this.brands.readLogo(await readFile(file?.path ?? ''), signal);
    });
  }

  /** Null where there is none, or none that the library takes. */
  private async keepLogo(accountId: string, { logo, name }: FoundBrand): Promise<LibraryAsset | null> {
    if (!logo) return null;
    return await inFolder(async (folder) => {
      const path = join(folder, 'logo.png');
      await writeFile(path, logo.png);
      const title = name === null ? 'Logo' : `Logo of ${name}`;
      try {
        return await this.keeping.keepFile(accountId, { path, name: 'logo.png', title, folder: FOLDER });
      } catch (error) {
        if (error instanceof UnusableMediaError) return null;
        throw error;
      }
    });
  }

  private async voiceOf(accountId: string, found: FoundBrand): Promise<LearnedVoice | null> {
    if (found.voice === null) return null;
    const language = languageOf(found);
    const { house } = await this.voices.list(accountId);
    const voiceId = house.find((voice) => voice.language === language)?.id ?? null;
    return { ...found.voice, language, voiceId, styleNotes: styleNotesOf(found) };
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-brand-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

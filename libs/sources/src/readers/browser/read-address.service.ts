import { Injectable } from '@nestjs/common';
import { mayNeedBrowser } from '../../source-kinds';
import type { ReadSource } from '../read-source';
import { ReadSourceService, type ReadWish } from '../read-source.service';
import { UnreadableSourceError } from '../readers.errors';
import { NO_BROWSER, PageBrowser } from './page-browser';

/** Asked before a page is opened in a browser, which costs more; what it throws refuses that. */
export type BrowserLeave = () => Promise<void>;

/** How an address was read. */
export type ReadBy = 'plain' | 'browser';

/** How an address is to be read; without leave it is only read plainly. */
export interface AddressWish extends ReadWish {
  leave?: BrowserLeave;
}

/** What an address holds. */
export type AddressSource = ReadSource & { readBy: ReadBy };

const SHELL_KEYS = new Set(['title', 'description', 'author', 'published', 'updated']);
/** What stands in a page until its scripts have run. */
const WAITING_WORDS = /^(?:loading|please wait|one moment|just a moment)?[\s.…!]*$/i;

/** Reads an address, in a browser where its page shows nothing without its scripts (5 credits more). */
@Injectable()
export class ReadAddressService {
  constructor(
    private readonly readers: ReadSourceService,
    private readonly browser: PageBrowser,
  ) {}

  /**
   * Throws `UnreadableSourceError`, and what `leave` throws. A caller's headers are never given to a browser, which
   * would send them with every request of the page, so such addresses are read plainly.
   */
  async read(url: string, { leave, ...wish }: AddressWish = {}): Promise<AddressSource> {
    const { bytes, ...context } = await this.readers.fetch(url, wish);
    const plain = await this.readers.readBytes(bytes, context, wish).catch((error: unknown) => {
      if (error instanceof UnreadableSourceError && error.reason === 'empty') return error;
      throw error;
    });
    if (!leave || !mayNeedBrowser(wish.kind, wish.headers !== undefined) || !isShell(plain, bytes))
      return asPlain(plain);
    if (!this.browser.isThere) return settleFor(plain, new UnreadableSourceError('empty', NO_BROWSER));
    await leave();
    try {
      return { ...(await this.draw(context.url, wish)), readBy: 'browser' };
    } catch (error) {
      return settleFor(plain, error);
    }
  }

  private async draw(url: string, { signal, language, videoLanguage }: ReadWish): Promise<ReadSource> {
    const page = await this.browser.draw(url, signal);
    // The mark says that these bytes are UTF-8, whatever the page says of those it was made of.
    const bytes = Buffer.from(`\ufeff${page.html}`);
    const address = /^https?:/.test(page.url) ? page.url : url;
    const drawn = await this.readers.readBytes(
      bytes,
      { url: address, contentType: 'text/html; charset=utf-8' },
      { kind: 'page', signal, language, videoLanguage },
    );
    if (isBlank(drawn)) throw new UnreadableSourceError('empty', 'the page shows nothing, in a browser neither');
    return drawn;
  }
}

/** A page without words, figures or pictures that has scripts to bring them. */
function isShell(plain: ReadSource | UnreadableSourceError, bytes: Uint8Array): boolean {
  if (!(plain instanceof Error) && !isBlank(plain)) return false;
  return /<script\b/i.test(Buffer.from(bytes).toString('latin1'));
}

function isBlank({ kind, text, places, stills, footage }: ReadSource): boolean {
  if (kind !== 'page' || !WAITING_WORDS.test(text.trim())) return false;
  return stills.length + footage.length === 0 && places.every(({ key, quote }) => SHELL_KEYS.has(key) && !quote);
}

function asPlain(plain: ReadSource | UnreadableSourceError): AddressSource {
  if (plain instanceof Error) throw plain;
  return { ...plain, readBy: 'plain' };
}

/** What the head of the page says is better than nothing; its title alone is nothing. */
function settleFor(plain: ReadSource | UnreadableSourceError, error: unknown): AddressSource {
  const isTold = !(plain instanceof Error) && plain.places.some(({ key }) => key !== 'title');
  if (!isTold || !(error instanceof UnreadableSourceError)) throw error;
  return { ...asPlain(plain), warnings: [...plain.warnings, error.message] };
}

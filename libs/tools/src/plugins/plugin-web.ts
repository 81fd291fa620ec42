import { Injectable } from '@nestjs/common';
import type { Web } from '@factreel/tool-sdk';
import { FetchError, SafeFetch, UnprocessableError } from '@app/platform';

type Options = Parameters<Web['text']>[1];

/** Most that a plugin's request takes in. */
const MOST_BYTES = 5 * 1024 * 1024;
const LONGEST_MS = 20_000;

/** Asks other people's servers for plugins, by the rules that hold for every address here. */
@Injectable()
export class PluginWeb implements Web {
  constructor(private readonly safeFetch: SafeFetch) {}

  /** Throws `UnprocessableError` for an answer that is no JSON, and as `text` does. */
  async json(url: string, options?: Options): Promise<unknown> {
    const body = await this.text(url, options);
    try {
      return JSON.parse(body) as unknown;
    } catch {
      throw new UnprocessableError(`${url} answered no JSON`);
    }
  }

  /** Throws `UnprocessableError` for an address that may not be asked, one that does not answer, and a refusal. */
  async text(url: string, { headers, signal }: NonNullable<Options> = {}): Promise<string> {
    const limits = { maxBytes: MOST_BYTES, timeoutMs: LONGEST_MS, maxRedirects: 3 };
    const { status, body } = await this.safeFetch.fetch({ url, headers, signal, ...limits }).catch((error: unknown) => {
      throw error instanceof FetchError ? new UnprocessableError(error.message) : error;
    });
    if (status < 200 || status > 299) throw new UnprocessableError(`${url} answered ${status}`);
    return body.toString('utf8');
  }
}

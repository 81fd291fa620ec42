import { AsyncLocalStorage } from 'node:async_hooks';
import type { Video, Videos, FoundFacts, Markets, Sources, ToolContext, Web } from '@factreel/tool-sdk';
import { errorOf, type FromPlugin, type ServiceAnswer } from '../plugin-talk';

type Options = Parameters<Web['text']>[1];
interface Waiting {
  settle: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** The SDK's services as a plugin's process has them: each method is done by the program that started it, for one call. */
export class RemoteServices {
  private readonly calls = new AsyncLocalStorage<string>();
  private readonly waiting = new Map<number, Waiting>();
  /** The service calls that errors came from. */
  private readonly origins = new WeakMap<object, number>();
  private present: string | undefined;
  private asked = 0;

  readonly videos: Videos = {
    make: async ({ callId }, order) => (await this.ask(callId, 'videos.make', [order])) as Video,
    get: async ({ callId }, videoId) => (await this.ask(callId, 'videos.get', [videoId])) as Video,
  };
  readonly sources: Sources = {
    read: async ({ callId, signal }: ToolContext, url) =>
      (await this.ask(callId, 'sources.read', [url], signal)) as FoundFacts,
  };
  readonly markets: Markets = {
    ask: async (query) => (await this.ask(this.calls.getStore(), 'markets.ask', [query])) as FoundFacts,
  };
  readonly web: Web = {
    json: async (url, options) => await this.fetch('web.json', url, options),
    text: async (url, options) => (await this.fetch('web.text', url, options)) as string,
  };

  constructor(private readonly say: (message: FromPlugin) => void) {}

  /** Serves `work` while it runs, and nobody afterwards. */
  async during<T>(callId: string, work: () => Promise<T>): Promise<T> {
    this.present = callId;
    try {
      return await this.calls.run(callId, work);
    } finally {
      this.present = undefined;
      this.waiting.clear();
    }
  }

  answer(answer: ServiceAnswer): void {
    const asked = this.waiting.get(answer.answers);
    this.waiting.delete(answer.answers);
    if (!asked) return;
    if ('value' in answer) return asked.settle(answer.value);
    const error = 'refused' in answer ? errorOf(answer.refused) : new Error(answer.failed);
    this.origins.set(error, answer.answers);
    asked.reject(error);
  }

  originOf(error: object): number | undefined {
    return this.origins.get(error);
  }

  private async fetch(method: string, url: string, { headers, signal }: NonNullable<Options> = {}): Promise<unknown> {
    return await this.ask(this.calls.getStore(), method, [url, { headers }], signal);
  }

  private async ask(
    callId: string | undefined,
    method: string,
    parameters: unknown[],
    signal?: AbortSignal,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    if (callId === undefined || callId !== this.present) {
      throw new Error(`${method}: services answer only while the call runs that they are asked for`);
    }
    const number = ++this.asked;
    return await new Promise((settle, reject) => {
      const abandon = (): void => {
        this.waiting.delete(number);
        this.say({ abandons: number });
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', abandon, { once: true });
      const last = (): void => signal?.removeEventListener('abort', abandon);
      this.waiting.set(number, {
        settle: (value) => {
          last();
          settle(value);
        },
        reject: (error) => {
          last();
          reject(error);
        },
      });
      this.say({ calls: { number, callId, method, parameters } });
    });
  }
}

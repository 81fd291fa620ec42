import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, CHARGES, WalletService } from '@app/billing';
import { Database, randomText } from '@app/platform';
import {
  type BrowserLeave,
  type KeptFor,
  type PackLooks,
  type PackOrigin,
  type PreviewedSource,
  type PreviewOrder,
  PreviewSourceService,
  type ReadBy,
  ReadPackService,
  type SourcePack,
  type SourceLooks,
} from '@app/sources';

/** What pays for one reading, should it need a browser. */
export interface BrowserPurse {
  /** Holds the price; for readers, which ask for it before they open a browser. */
  leave: BrowserLeave;
  /** Charges it where a browser has read; in the transaction that keeps what was found. */
  settle: (em: EntityManager, readBy: ReadBy | undefined) => Promise<void>;
}

const NAME_LENGTH = 24;
/** A process that died over a page gives its credits back after so long. */
const HOLD_MS = 3_600_000;

/**
 * Reads sources that callers point at, for 5 credits where a page had to be read in a browser: held
 * before it is opened, charged with what was found, given back where nothing was.
 */
@Injectable()
export class PaidReadsService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly packs: ReadPackService,
    private readonly previews: PreviewSourceService,
  ) {}

  /** Throws what `ReadPackService.keep` throws, and `InsufficientCreditsError` for a page that needs a browser; then nothing was kept or charged. */
  async keep(
    accountId: string,
    origin: PackOrigin,
    { withPack, ...whom }: PackLooks & KeptFor = {},
  ): Promise<SourcePack> {
    return await this.spend(accountId, ({ leave, settle }) =>
      this.packs.keep(accountId, origin, {
        ...whom,
        leave,
        withPack: async (em, pack) => {
          await settle(em, pack.reading?.readBy);
          await withPack?.(em, pack);
        },
      }),
    );
  }

  /** The same for a look at a source; throws what `PreviewSourceService.preview` throws. */
  async preview(
    accountId: string,
    order: PreviewOrder,
    { withSource, ...whom }: SourceLooks & KeptFor = {},
  ): Promise<PreviewedSource> {
    return await this.spend(accountId, ({ leave, settle }) =>
      this.previews.preview(accountId, order, {
        ...whom,
        leave,
        withSource: async (em, previewed) => {
          await settle(em, previewed.found.readBy);
          await withSource?.(em, previewed);
        },
      }),
    );
  }

  /**
   * Runs a reading that may need a browser and keeps what it finds itself; what it did not settle is given back. Its
   * `leave` throws `InsufficientCreditsError` and `PaymentFailedError`.
   */
  async spend<T>(accountId: string, read: (purse: BrowserPurse) => Promise<T>): Promise<T> {
    const work = `browser:${randomText(NAME_LENGTH)}`;
    const held = { accountId, videoId: null, work, credits: CHARGES.browser.price, lastsMs: HOLD_MS };
    let isHeld = false;
    const leave = async (): Promise<void> => {
      const hold = { ...held, reason: 'browser for a page' };
      await this.payAsYouGo.transaction(accountId, (em) => this.wallet.hold(em, [hold]));
      isHeld = true;
    };
    const settle: BrowserPurse['settle'] = async (em, readBy) => {
      if (readBy === 'browser') await this.wallet.capture(em, work, CHARGES.browser.price, 'page read in a browser');
    };
    try {
      return await read({ leave, settle });
    } finally {
      if (isHeld) await this.database.transaction((em) => this.wallet.release(em, work, 'browser not needed'));
    }
  }
}

import { Injectable } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { ReadPackService, type SourcePack } from '@app/sources';
import type { Job } from '@app/jobs';
import { workOf } from '../jobs/video-job';
import { BrowserUnpaidError } from '../videos.errors';

/** Reads what a video is made from, in a browser only where its order has set the credits for one aside. */
@Injectable()
export class VideoSourceService {
  constructor(
    private readonly packs: ReadPackService,
    private readonly wallet: WalletService,
  ) {}

  /** Throws `UnreadableSourceError`, and `BrowserUnpaidError` for a page that needs a browser. */
  async read(job: Job, packId: string, signal: AbortSignal): Promise<SourcePack> {
    const leave = async (): Promise<void> => {
      if ((await this.wallet.heldFor(workOf('browser', job))) === 0) throw new BrowserUnpaidError();
    };
    return await this.packs.ensureRead(packId, { signal, leave });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { CLOSING_CONFIG, type ClosingConfig, IDEMPOTENT_FOR_MS } from '@app/accounts';
import { DAILY_CAP_USD, PayAsYouGoService } from '@app/billing';
import { MAX_FACTS } from '@app/facts';
import { MOST_EXPORTS_A_DAY, RETENTION_CONFIG, type RetentionConfig } from '@app/lifecycle';
import { CONFIG, type Config, isLiveAccount } from '@app/platform';
import { LIBRARY_CONFIG, type LibraryConfig, LibraryService, MOST_FILE_BYTES, READ_LIMITS } from '@app/sources';
import { LONGEST_VIDEO_S, PLAN_KEPT_MS } from '@app/videos';
import { MAX_WEBHOOKS, MOST_RESENT, WebhooksService } from '@app/webhooks';
import { MOST_TEXT } from '@app/wire';
import { BODY_LIMIT_BYTES } from '../http/body-rules';
import { MOST_OF_ACCOUNT, MOST_OF_CALLER } from '../streams/open-streams';
import type { LimitDto, LimitGroup } from './limits.dto';

const DAY_S = 86_400;
const DAY_MS = DAY_S * 1000;

type Limit = Pick<LimitDto, 'name' | 'label' | 'most' | 'unit'> & Partial<Pick<LimitDto, 'perSeconds' | 'used'>>;

/** Reads each limit from where it is set or enforced, so that none is told here that does not hold. */
@Injectable()
export class AccountLimits {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(RETENTION_CONFIG.token) private readonly retention: RetentionConfig,
    @Inject(CLOSING_CONFIG.token) private readonly closing: ClosingConfig,
    @Inject(LIBRARY_CONFIG.token) private readonly library: LibraryConfig,
    private readonly assets: LibraryService,
    private readonly webhooks: WebhooksService,
    private readonly payg: PayAsYouGoService,
  ) {}

  async of(accountId: string): Promise<LimitDto[]> {
    const groups: Record<LimitGroup, Limit[]> = {
      requests: this.requests(),
      sizes: this.sizes(),
      account: await this.account(accountId),
      retention: this.kept(),
    };
    return Object.entries(groups).flatMap(([group, limits]) =>
      limits.map(({ perSeconds = null, used = null, ...limit }) => ({
        ...limit,
        group: group as LimitGroup,
        perSeconds,
        used,
      })),
    );
  }

  private requests(): Limit[] {
    const { max, windowSeconds } = this.config.http.rateLimit;
    return [
      { name: 'requests', label: 'Requests of one key', most: max, unit: 'requests', perSeconds: windowSeconds },
      { name: 'streams', label: 'Open event streams of one key', most: MOST_OF_CALLER, unit: 'streams' },
      { name: 'account_streams', label: 'Open event streams of the account', most: MOST_OF_ACCOUNT, unit: 'streams' },
    ];
  }

  private sizes(): Limit[] {
    return [
      { name: 'json_body', label: 'JSON body of a request', most: BODY_LIMIT_BYTES, unit: 'bytes' },
      { name: 'facts', label: 'Facts in the data of a video', most: MAX_FACTS, unit: 'facts' },
      { name: 'text', label: 'Text of a source', most: MOST_TEXT, unit: 'characters' },
      { name: 'source', label: 'Page or file that is read as a source', most: READ_LIMITS.bytes, unit: 'bytes' },
      { name: 'library_file', label: 'File in the library', most: MOST_FILE_BYTES, unit: 'bytes' },
      { name: 'video', label: 'Length of a video', most: LONGEST_VIDEO_S, unit: 'seconds' },
    ];
  }

  private async account(accountId: string): Promise<Limit[]> {
    const { data: webhooks } = await this.webhooks.list(accountId, { limit: MAX_WEBHOOKS });
    const library = await this.assets.bytesOf(accountId);
    const money: Limit = {
      name: 'pay_as_you_go',
      label: 'Charged to the card by pay-as-you-go in a UTC day',
      most: DAILY_CAP_USD,
      unit: 'usd',
      perSeconds: DAY_S,
      used: await this.payg.chargedToday(accountId),
    };
    const exports: Limit = {
      name: 'exports',
      label: 'Archives of the account',
      most: MOST_EXPORTS_A_DAY,
      unit: 'exports',
      perSeconds: DAY_S,
    };
    return [
      { name: 'webhooks', label: 'Webhooks', most: MAX_WEBHOOKS, unit: 'webhooks', used: webhooks.length },
      { name: 'library', label: 'Library', most: this.library.maxBytes, unit: 'bytes', used: library },
      { name: 'resend', label: 'Events that one call sends again', most: MOST_RESENT, unit: 'events' },
      // A card is the owner's, and no test key charges one.
      ...(isLiveAccount(accountId) ? [money, exports] : []),
    ];
  }

  private kept(): Limit[] {
    const { videosDays, versions, sourcesDays, logsDays, noticesDays, exportsDays } = this.retention;
    const days = (name: string, label: string, most: number | null): Limit => ({ name, label, most, unit: 'days' });
    return [
      days('videos', 'Videos, since they were last changed', videosDays),
      { name: 'versions', label: 'Versions of a video', most: versions, unit: 'versions' },
      days('sources', 'Sources of which no video is made', sourcesDays),
      days('logs', 'Requests, events, deliveries and checks', logsDays),
      days('notifications', 'Notifications', noticesDays),
      days('archives', 'Archives of the account', exportsDays),
      days('plans', 'Plans that can be ordered', PLAN_KEPT_MS / DAY_MS),
      days('idempotency', 'Answers that an Idempotency-Key repeats', IDEMPOTENT_FOR_MS / DAY_MS),
      days('closed_account', 'A closed account, before it is removed', this.closing.graceDays),
    ];
  }
}

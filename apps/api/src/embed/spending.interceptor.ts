import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import { NotificationsService } from '@app/accounts';
import { type Overspending, Spending } from '@app/billing';
import { Database } from '@app/platform';
import type { EmbedIdentity, CallerRequest } from '../auth/caller';

/**
 * Records which key pays for a request. With an embed token it also records the end user, refuses what exceeds that user's limit,
 * and tells the owner.
 */
@Injectable()
export class SpendingInterceptor implements NestInterceptor {
  private readonly logger = new Logger(SpendingInterceptor.name);

  constructor(
    private readonly spending: Spending,
    private readonly database: Database,
    private readonly notices: NotificationsService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<CallerRequest>();
    const embed = user?.embed;
    const { keyId } = user ?? {};
    const handled = keyId
      ? new Observable((subscriber) => this.spending.withKey(keyId, () => next.handle().subscribe(subscriber)))
      : next.handle();
    if (!embed) return handled;
    const onLimit = (work: Overspending) => void this.tell(user.accountId, embed, work);
    return new Observable((subscriber) => this.spending.by(embed, () => handled.subscribe(subscriber), onLimit));
  }

  /** In a transaction of its own: the one that was refused is undone. Once for each limit. */
  private async tell(accountId: string, embed: EmbedIdentity, { needed, allowed }: Overspending): Promise<void> {
    const { externalUserId, maxCredits } = embed;
    const occasion = JSON.stringify([accountId, externalUserId, maxCredits]);
    const data = { externalUserId, needed, left: allowed, maxCredits: maxCredits ?? 0 };
    try {
      await this.database.transaction(async (em) => {
        await this.notices.notify(em, { accountId, kind: 'embed_limit', occasion, data });
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'the owner was not told of a limit');
    }
  }
}

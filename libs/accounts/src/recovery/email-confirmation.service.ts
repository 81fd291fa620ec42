import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { AccountsService } from '../accounts.service';
import { AccountLinksService } from './account-links.service';
import { OwnerMailsService } from './owner-mails.service';
import { EmailConfirmedError } from './recovery.errors';

/** Confirms owners' e-mail addresses. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly links: AccountLinksService,
    private readonly mails: OwnerMailsService,
    private readonly clock: Clock,
  ) {}

  /** Mails another link; earlier ones keep working. Throws `EmailConfirmedError`. */
  async resend(accountId: string): Promise<void> {
    const account = await this.accounts.get(accountId);
    if (account.emailConfirmedAt) throw new EmailConfirmedError();
    await this.database.transaction(async (em) => this.mails.sendLink(em, account, 'confirm'));
  }

  /** Throws `SpentLinkError`. */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const account = await this.accounts.lock(em, await this.links.take(em, token, 'confirm'));
      account.confirmEmail(this.clock.now());
    });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxRelay } from '@app/platform';
import { Account } from '../account.entity';
import { OwnerMailsService } from './owner-mails.service';
import type { ResetAsked } from './recovery.events';

/** Orders the reset mail if the e-mail has an account, in the transaction that relays the request. */
@Injectable()
export class MailResetLinksSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly mails: OwnerMailsService,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe<ResetAsked>({
      'account.reset_asked': async ({ payload: { email } }, em) => {
        const account = await em.findOne(Account, { email, testOf: null });
        if (account) this.mails.sendLink(em, account, 'reset');
      },
    });
  }
}

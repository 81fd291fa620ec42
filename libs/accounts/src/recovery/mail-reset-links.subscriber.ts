import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxRelay } from '@app/platform';
import { Account } from '../account.entity';
import { OwnerMailsService } from './owner-mails.service';

/** Orders the reset mail if the e-mail has an account, in the transaction that relays the request. */
@Injectable()
export class MailResetLinksSubscriber implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly mails: OwnerMailsService,
  ) {}

  onModuleInit(): void {
    this.relay.subscribe(async (event, em) => {
      if (event.type !== 'account.reset_asked') return;
      const account = await em.findOne(Account, { email: event.payload.email, testOf: null });
      if (account) this.mails.sendLink(em, account, 'reset');
    });
  }
}

import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config, OutgoingMails } from '@app/platform';
import { Account } from '../account.entity';
import type { LinkPurpose } from './account-link.entity';
import { AccountLinksService } from './account-links.service';
import { OWNER_MAIL_TEXTS, type WaitingEpisode } from './owner-mail-texts';

const NEWS_MS = 24 * 3_600_000;

type Addressee = Pick<Account, 'id' | 'email'>;

/** Orders mail to owners, in the caller's transaction. */
@Injectable()
export class OwnerMailsService {
  private readonly studioUrl: string;

  constructor(
    @Inject(CONFIG) { studioUrl }: Pick<Config, 'studioUrl'>,
    private readonly links: AccountLinksService,
    private readonly mails: OutgoingMails,
    private readonly clock: Clock,
  ) {
    this.studioUrl = studioUrl;
  }

  /** A link to `{studioUrl}/reset` or `/confirm`. The token is in the fragment, which browsers do not send and logs do not keep. */
  sendLink(em: EntityManager, { id, email: to }: Addressee, purpose: LinkPurpose): void {
    const { token, expiresAt } = this.links.issue(em, id, purpose);
    const content = OWNER_MAIL_TEXTS[purpose](`${this.studioUrl}/${purpose}#token=${token}`);
    this.mails.add(em, { to, content, expiresAt });
  }

  /** A notice with the last day on which it can be undone. */
  tellClosed(em: EntityManager, { email: to }: Addressee, purgeAfter: Date): void {
    const content = OWNER_MAIL_TEXTS.closed(this.studioUrl, purgeAfter.toISOString().slice(0, 10));
    this.mails.add(em, { to, content, expiresAt: new Date(this.clock.now().getTime() + NEWS_MS) });
  }

  /** An episode of theirs waits; an account of test mode has no mail. */
  async tellWaiting(em: EntityManager, accountId: string, waiting: WaitingEpisode): Promise<void> {
    const account = await em.findOne(Account, { id: accountId, testOf: null });
    if (!account) return;
    const content = OWNER_MAIL_TEXTS.waiting(`${this.studioUrl}/review?video=${waiting.videoId}`, waiting);
    this.mails.add(em, { to: account.email, content, expiresAt: new Date(this.clock.now().getTime() + NEWS_MS) });
  }

  /** A notice, in case it was not the owner who did it. */
  tellPasswordChanged(em: EntityManager, { email: to }: Addressee): void {
    const content = OWNER_MAIL_TEXTS.passwordChanged(`${this.studioUrl}/forgot`);
    this.mails.add(em, { to, content, expiresAt: new Date(this.clock.now().getTime() + NEWS_MS) });
  }
}

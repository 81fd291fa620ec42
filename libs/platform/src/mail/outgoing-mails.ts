import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { randomText } from '../ids';
import { SecretBox } from '../secrets/secret-box';
import { type MailContent, mailHtml, mailText } from './mail-layout';
import { OutgoingMail } from './outgoing-mail.entity';

/** The sealed content of a waiting mail. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
}

/** Orders mail; a worker sends it after the commit. */
@Injectable()
export class OutgoingMails {
  constructor(
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Adds a mail to the caller's transaction; returns its id. Nothing is sent after `expiresAt`. */
  add(em: EntityManager, { to, content, expiresAt }: { to: string; content: MailContent; expiresAt: Date }): string {
    const words: MailWords = { subject: content.subject, text: mailText(content), html: mailHtml(content) };
    const createdAt = this.clock.now();
    const mail = em.create(OutgoingMail, {
      id: `eml_${randomText(20)}`,
      recipient: to,
      sealed: this.secrets.seal(JSON.stringify(words)),
      status: 'waiting',
      attempts: 0,
      error: null,
      dueAt: createdAt,
      expiresAt,
      createdAt,
      settledAt: null,
    });
    em.persist(mail);
    return mail.id;
  }
}

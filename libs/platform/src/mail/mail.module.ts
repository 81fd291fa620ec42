import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { FolderMailer } from './folder.mailer';
import { MailMetrics } from './mail.metrics';
import { Mailer } from './mailer';
import { OutgoingMails } from './outgoing-mails';
import { SendMailsService } from './send-mails.service';
import { SmtpMailer } from './smtp.mailer';

/** Mail: ordered anywhere, sent by the program that calls `SendMailsService`. */
@Global()
@Module({
  providers: [
    {
      provide: Mailer,
      inject: [CONFIG],
      useFactory: ({ mail: { smtp, from }, dataDir }: Config) =>
        smtp ? new SmtpMailer(smtp, from) : new FolderMailer(join(dataDir, 'mail'), from),
    },
    OutgoingMails,
    MailMetrics,
    SendMailsService,
  ],
  exports: [OutgoingMails, SendMailsService],
})
export class MailModule {}

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config/mail.config';
import { randomText } from '../ids';
import { toMessage, type Mail, Mailer } from './mailer';

/** Writes each mail to an .eml file, for machines without a mail server. */
export class FolderMailer extends Mailer {
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly folder: string,
    private readonly from: MailConfig['from'],
  ) {
    super();
  }

  /** `<time>-<id>.eml`, readable only by the folder's owner: links in mails give access to accounts. */
  override async send(mail: Mail): Promise<void> {
    const { message } = await this.transport.sendMail(toMessage(mail, this.from));
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, `${mail.date.toISOString().replace(/\D/g, '').slice(0, 14)}-${mail.id}.eml`);
    // A reader sees the whole mail or none.
    const scratch = `${path}.${randomText(8)}.part`;
    await writeFile(scratch, message as Buffer, { mode: 0o600 });
    await rename(scratch, path);
  }
}

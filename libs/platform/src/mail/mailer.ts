/** A mail to send. */
export interface Mail {
  /** `eml_…`; a resent mail keeps it, so its receiver can detect duplicates. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Delivers mail: to an SMTP server if configured, otherwise to files. */
export abstract class Mailer {
  /** Throws `MailError`. */
  abstract send(mail: Mail): Promise<void>;
}

/** A mail was not delivered; the message contains none of its text. */
export class MailError extends Error {
  constructor(
    message: string,
    /** True if a retry would be refused again. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

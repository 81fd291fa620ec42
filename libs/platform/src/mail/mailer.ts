/** A mail as it goes out. */
export interface Mail {
  /** `eml_…`; a mail that is sent once more has the same, so that its receiver can tell. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
}

/** Hands mail over: to a server where one is configured, else into files. */
export abstract class Mailer {
  /** Throws `MailError`. */
  abstract send(mail: Mail): Promise<void>;
}

/** A mail was not handed over; the message holds nothing of its text. */
export class MailError extends Error {
  constructor(
    message: string,
    /** It would be refused again; else it is worth another try. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

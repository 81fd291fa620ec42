import { ConflictError } from '@app/platform';

/** The address signs in to an account already. */
export class EmailTakenError extends ConflictError {
  constructor(email: string) {
    super(`an account for ${email} exists already`);
  }
}

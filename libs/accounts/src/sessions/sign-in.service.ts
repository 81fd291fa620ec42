import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { AccountClosedError, WrongSignInError } from '../accounts.errors';
import { AccountsService } from '../accounts.service';
import { type OpenSession, SessionsService } from './sessions.service';
import { SignInFailures } from './sign-in-failures';

/** Who wants in, and from which network address. */
export interface SignIn {
  email: string;
  password: string;
  address: string;
}

/** Signs owners in by e-mail and password (CONTRACT.md 3). */
@Injectable()
export class SignInService {
  private decoy: Promise<string> | undefined;

  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly failures: SignInFailures,
  ) {}

  /**
   * Throws `WrongSignInError`, which does not tell whether the e-mail is known, and after ten failures in 15 minutes
   * for one e-mail or address `TooManySignInsError`. Who knows the password of a closed account gets `AccountClosedError`.
   */
  async signIn({ email, password, address }: SignIn): Promise<OpenSession> {
    const subjects = [`address:${address}`, `email:${email.trim().toLowerCase()}`];
    await this.failures.assertFew(this.database.read(), subjects);
    const account = await this.accounts.findByEmail(email);
    // An unknown e-mail takes as long as a wrong password.
    const right = await verify(account?.passwordHash ?? (await this.decoyHash()), password);
    if (account?.closedAt && right) throw new AccountClosedError();
    const session = await this.database.transaction(async (em) => {
      // Decided one by one and counted right before, so that guesses sent at once learn no more than ten answers.
      await this.failures.lock(em, subjects);
      await this.failures.assertFew(em, subjects);
      // A password that was changed meanwhile opens nothing: its sessions have ended already.
      const signsIn = account && right && (await this.accounts.holdPassword(em, account));
      if (signsIn) return await this.sessions.open(em, account.id);
      await this.failures.add(em, subjects);
      return null;
    });
    if (!session) throw new WrongSignInError();
    return session;
  }

  private async decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'));
    return await this.decoy;
  }
}

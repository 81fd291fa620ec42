import { Injectable } from '@nestjs/common';
import { Database, networkOf } from '@app/platform';
import { Account } from '../account.entity';
import { AccountClosedError, WrongSignInError } from '../accounts.errors';
import { AccountsService } from '../accounts.service';
import { PasswordHashes } from '../passwords/password-hashes';
import { KnownDevices } from './known-devices';
import { type OpenSession, SessionsService } from './sessions.service';
import { SignInFailures } from './sign-in-failures';

/** Credentials, network address, and the token from an earlier sign-in of the browser. */
export interface SignIn {
  email: string;
  password: string;
  address: string;
  device?: string;
}

/** `changed`: the password was right, but it was changed or the account was closed in the meantime. */
type Decision = OpenSession | 'wrong' | 'closed' | 'changed';

/** Signs owners in by e-mail and password. */
@Injectable()
export class SignInService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordHashes,
    private readonly sessions: SessionsService,
    private readonly failures: SignInFailures,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Throws `WrongSignInError`, which does not tell whether the e-mail is known, and `TooManySignInsError` after ten
   * failures in 15 minutes. Failures count per e-mail and per network; those of a browser that the owner has used before
   * count only for that browser. The right password of a closed account throws `AccountClosedError`.
   */
  async signIn(wish: SignIn): Promise<OpenSession> {
    const account = await this.accounts.findByEmail(wish.email);
    const subjects = this.subjectsOf(wish, account);
    await this.failures.assertFew(this.database.read(), subjects);
    const isRight = await this.passwords.verify(account?.passwordHash ?? null, wish.password);
    const decision = await this.decide(account && isRight ? account : null, subjects);
    // Check again with the current hash: the password was changed, or rehashed with new parameters.
    if (decision === 'changed') return await this.signIn(wish);
    if (decision === 'closed') throw new AccountClosedError();
    if (decision === 'wrong') throw new WrongSignInError();
    if (account && this.passwords.isDated(account.passwordHash)) await this.strengthen(account, wish.password);
    return decision;
  }

  private subjectsOf({ email, address, device }: SignIn, account: Account | null): string[] {
    const known = this.devices.subjectOf(device, account);
    return known ? [known] : [`address:${networkOf(address)}`, `email:${email.trim().toLowerCase()}`];
  }

  private async decide(account: Account | null, subjects: string[]): Promise<Decision> {
    return await this.database.transaction(async (em) => {
      // Decided one by one and counted first, so parallel guesses learn at most ten answers.
      await this.failures.lock(em, subjects);
      await this.failures.assertFew(em, subjects);
      if (!account) {
        await this.failures.add(em, subjects);
        return 'wrong';
      }
      if (account.closedAt) return 'closed';
      // A password that was just changed opens nothing: its sessions have ended.
      if (!(await this.accounts.holdPassword(em, account))) return 'changed';
      return await this.sessions.open(em, account.id);
    });
  }

  /** Rehashes an outdated hash while the password is known; a concurrent change wins. */
  private async strengthen(account: Account, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const { id, passwordHash: dated } = account;
    await this.database.read().nativeUpdate(Account, { id, passwordHash: dated }, { passwordHash });
  }
}

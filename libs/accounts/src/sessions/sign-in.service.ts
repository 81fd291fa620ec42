import { Injectable } from '@nestjs/common';
import { Database, networkOf } from '@app/platform';
import { Account } from '../account.entity';
import { AccountClosedError, WrongSignInError } from '../accounts.errors';
import { AccountsService } from '../accounts.service';
import { PasswordHashes } from '../passwords/password-hashes';
import { KnownDevices } from './known-devices';
import { type OpenSession, SessionsService } from './sessions.service';
import { SignInFailures } from './sign-in-failures';

/** Who wants in, from which network address, and what their browser was given at an earlier sign-in. */
export interface SignIn {
  email: string;
  password: string;
  address: string;
  device?: string;
}

/** `changed`: the password was right, and has been changed meanwhile, or the account was closed. */
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
   * Throws `WrongSignInError`, which does not tell whether the e-mail is known, and after ten failures in 15 minutes
   * `TooManySignInsError`: they count for the e-mail and for the network, but for a browser that the owner has signed in
   * with before for that browser alone. Who knows the password of a closed account gets `AccountClosedError`.
   */
  async signIn(wish: SignIn): Promise<OpenSession> {
    const account = await this.accounts.findByEmail(wish.email);
    const subjects = this.subjectsOf(wish, account);
    await this.failures.assertFew(this.database.read(), subjects);
    const isRight = await this.passwords.verify(account?.passwordHash ?? null, wish.password);
    const decision = await this.decide(account && isRight ? account : null, subjects);
    // Judged anew by the password of now, which is either another one or the same under a stronger hash.
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
      // Decided one by one and counted right before, so that guesses sent at once learn no more than ten answers.
      await this.failures.lock(em, subjects);
      await this.failures.assertFew(em, subjects);
      if (!account) {
        await this.failures.add(em, subjects);
        return 'wrong';
      }
      if (account.closedAt) return 'closed';
      // A password that was changed meanwhile opens nothing: its sessions have ended already.
      if (!(await this.accounts.holdPassword(em, account))) return 'changed';
      return await this.sessions.open(em, account.id);
    });
  }

  /** The only moment at which an old hash can be made anew; a change meanwhile wins. */
  private async strengthen(account: Account, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const { id, passwordHash: dated } = account;
    await this.database.read().nativeUpdate(Account, { id, passwordHash: dated }, { passwordHash });
  }
}

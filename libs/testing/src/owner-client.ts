import { ApiClient } from './api-client';

/** An owner as the studio speaks for them: with the session's cookie and CSRF token, and no key. */
export class OwnerClient extends ApiClient {
  private constructor(
    baseUrl: string,
    readonly cookie: string,
    readonly csrfToken: string,
    readonly accountId: string,
  ) {
    super(baseUrl, '');
  }

  /** Signs up, or signs in where `route` says `login`. Throws with the answer that is no session. */
  static async enter(
    baseUrl: string,
    owner: { email: string; password: string },
    route: 'signup' | 'login' = 'signup',
  ): Promise<OwnerClient> {
    const answer = await fetch(new URL(`/v1/auth/${route}`, baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    const text = await answer.text();
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (!answer.ok || !cookie) throw new Error(`${route} answered ${answer.status}: ${text}`);
    const { csrfToken, accountId } = JSON.parse(text) as { csrfToken: string; accountId: string };
    return new OwnerClient(baseUrl, cookie, csrfToken, accountId);
  }

  /** The same session at another api. */
  at(baseUrl: string): OwnerClient {
    return new OwnerClient(baseUrl, this.cookie, this.csrfToken, this.accountId);
  }

  protected override credentials(): Record<string, string> {
    return { cookie: this.cookie, 'x-csrf-token': this.csrfToken };
  }
}

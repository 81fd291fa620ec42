import { createFactreel, type components } from '@factreel/client';
import { API_URL, send } from './connection';

export { API_URL };
export type Schemas = components['schemas'];

/** What speaks for the person at the screen: an owner's cookie needs the token against forged requests, an embed its bearer. */
interface Credentials {
  csrfToken?: string;
  bearer?: string;
}

let credentials: Credentials = {};

/** From now on every request carries these. */
export function speakFor(next: Credentials): void {
  credentials = next;
}

/** Headers for what the client cannot ask: streams and uploads with progress. */
export function credentialHeaders(): Record<string, string> {
  return {
    ...(credentials.csrfToken ? { 'x-csrf-token': credentials.csrfToken } : {}),
    ...(credentials.bearer ? { authorization: `Bearer ${credentials.bearer}` } : {}),
  };
}

/** What an embedded page asks with; null for an owner, whose browser sends a cookie. */
export function bearer(): string | null {
  return credentials.bearer ?? null;
}

/** The header that owners' routes ask for by name: `params: { header: ownerHeader() }`. */
export function ownerHeader(): { 'X-CSRF-Token': string } {
  return { 'X-CSRF-Token': credentials.csrfToken ?? '' };
}

/** The generated client; the studio asks the api through it alone. */
export const api = createFactreel({
  baseUrl: API_URL,
  fetch: (request) => {
    for (const [name, value] of Object.entries(credentialHeaders())) request.headers.set(name, value);
    return send(request);
  },
});

import { API_URL } from './client';

/** A file that the api serves, asked where the studio asks everything: what it calls itself may be another name for the same place. */
export function hosted(address: string): string {
  const { pathname, search } = new URL(address, API_URL);
  return `${API_URL}${pathname}${search}`;
}

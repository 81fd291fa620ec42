/** Schedulers' names of networks that differ from our short names. */
const SHORT_NAMES = new Map([
  ['twitter', 'x'],
  ['instagram-standalone', 'instagram'],
  ['linkedin-page', 'linkedin'],
  ['googlebusiness', 'google'],
  ['gmb', 'google'],
  ['warpcast', 'farcaster'],
]);

/** Networks with stories. */
const WITH_STORIES = new Set(['instagram', 'facebook']);

/** The short lowercase name of a network, from a scheduler's or a caller's name for it. */
export function serviceNameOf(name: string): string {
  const plain = name.trim().toLowerCase();
  return SHORT_NAMES.get(plain) ?? plain;
}

/** Whether the network has stories; `service` is a short name. */
export function hasStories(service: string): boolean {
  return WITH_STORIES.has(service);
}

/** Networks that schedulers call otherwise than by their short name. */
const SHORT_NAMES = new Map([
  ['twitter', 'x'],
  ['instagram-standalone', 'instagram'],
  ['linkedin-page', 'linkedin'],
  ['googlebusiness', 'google'],
  ['gmb', 'google'],
  ['warpcast', 'farcaster'],
]);

/** Networks that show stories, each gone after a day. */
const WITH_STORIES = new Set(['instagram', 'facebook']);

/** The short lowercase name of a network, from whatever a scheduler or a caller calls it. */
export function serviceNameOf(name: string): string {
  const plain = name.trim().toLowerCase();
  return SHORT_NAMES.get(plain) ?? plain;
}

/** Whether a film can be told there as a story too; `service` is a short name. */
export function hasStories(service: string): boolean {
  return WITH_STORIES.has(service);
}

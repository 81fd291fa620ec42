import { registerDecorator } from 'class-validator';

const MOST_NETWORKS = 40;
/** In letters; networks ask for less. */
export const LONGEST_CAPTION = 5000;
const NETWORK = /^[a-z0-9-]{1,40}$/;

/** Texts of posts by the short lowercase names of networks. */
export function IsCaptions(): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isCaptions',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) => captionsFault(value) === null,
        defaultMessage: (given) => `$property ${captionsFault(given?.value) ?? 'is not right'}`,
      },
    });
}

/** What is wrong with it; null where nothing is. */
export function captionsFault(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'must be an object of texts by network';
  const entries = Object.entries(value);
  if (entries.length > MOST_NETWORKS) return `must name at most ${MOST_NETWORKS} networks`;
  for (const [network, text] of entries) {
    if (!NETWORK.test(network)) return 'must name networks in lower case, such as instagram or x';
    if (typeof text !== 'string' || text.trim() === '') return `must have a text for ${network}`;
    if (text.length > LONGEST_CAPTION) return `must have at most ${LONGEST_CAPTION} letters for ${network}`;
  }
  return null;
}

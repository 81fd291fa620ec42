import { createHash } from 'node:crypto';

/** How a content security policy names one inline style or script: by its digest, so that no other may stand beside it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

import { FactreelConnectionError, FactreelError } from '@factreel/client';
import { words } from '../words';

/** What to show for anything that was thrown: a title, and what to do. */
export function errorWords(error: unknown): { title: string; about: string } {
  if (error instanceof FactreelConnectionError) return words.errors.offline;
  if (!(error instanceof FactreelError)) return words.errors.unknown;
  // A code may carry its reason: `payment_failed (card_declined)`.
  const [, kind = '', reason = ''] = /^(\w+)(?: \((\w+)\))?/.exec(error.code) ?? [];
  const title = words.errors.titles[kind] ?? words.errors.unknown.title;
  const payment = kind === 'payment_failed' && words.errors.payments[reason];
  if (payment) return { title, about: payment };
  const known = words.errors.abouts[kind];
  const told = known ?? (error.details.map(({ message }) => message).join(' ') || sentenceOf(error));
  const trace = error.status >= 500 && error.requestId ? ` ${words.errors.requestId(error.requestId)}` : '';
  return { title, about: told + trace };
}

/** What is wrong with one field of a form, by its path in the body; null where it is right. */
export function fieldError(error: unknown, path: string): string | null {
  if (!(error instanceof FactreelError)) return null;
  return error.details.find((detail) => detail.path === path)?.message ?? null;
}

/** The api's own sentence, which `FactreelError` keeps behind its code. */
function sentenceOf({ message, error }: FactreelError): string {
  return message.startsWith(`${error} (`) ? message.slice(error.length + 2, -1) : message;
}

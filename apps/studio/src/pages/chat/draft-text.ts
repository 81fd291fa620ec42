/** What was typed and not sent, kept for this tab: it survives going elsewhere and coming back. */

const key = (scope: string, chatId: string | undefined) => `factreel.draft.${scope}.${chatId ?? 'new'}`;

export function keptDraft(scope: string, chatId: string | undefined): string {
  try {
    return sessionStorage.getItem(key(scope, chatId)) ?? '';
  } catch {
    // A frame that may keep nothing begins anew.
    return '';
  }
}

export function keepDraft(scope: string, chatId: string | undefined, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key(scope, chatId));
    else sessionStorage.setItem(key(scope, chatId), text);
  } catch {
    // Then it lives as long as the page.
  }
}

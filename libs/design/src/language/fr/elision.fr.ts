/** Words before which "le", "la", "de" lose their vowel; "hausse" and foreign names in H or U keep it. */
const ELIDING = /^(?:[aeiouyéèêàâîôûœ]|h(?:[éeo]|abit|ect|iv|um))/i;
const SOUNDED = /^(?:uni|eu|yo|ya|ye|u[ks]\b|ouistiti|hors)/i;

export function elides(text: string): boolean {
  return ELIDING.test(text) && !SOUNDED.test(text);
}

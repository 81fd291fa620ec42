/** Upper-cases the first letter. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower-cases the first letter, unless the text begins with an abbreviation: `MRR growth`, `Q3 2026`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Lu}\p{Nd}]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

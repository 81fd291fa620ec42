/** A style as people call it, where the list of styles is not at hand: `swiss-poster` is Swiss poster. */
export function styleName(style: string): string {
  const spaced = style.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

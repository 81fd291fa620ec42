/** Families that videos are set in (libs/render, fonts), each with the names and kinds of letters that it comes nearest to. */
const LIKENESS: ReadonlyArray<readonly [family: string, names: RegExp]> = [
  ['Press Start 2P', /press start|pixel|vt323|silkscreen|8.?bit|minecraft/i],
  ['JetBrains Mono', /mono(?!type)|\bcode\b|courier|consolas|menlo|typewriter|terminal/i],
  ['Bangers', /bangers|luckiest|bungee|boogaloo|badaboom/i],
  ['Comic Neue', /comic|fredoka|baloo|balsamiq|patrick hand|caveat|handwrit|marker|nunito|quicksand|rounded/i],
  ['Abril Fatface', /abril|rozha|chonburi|ultra\b|recoleta|cooper/i],
  ['Bodoni Moda', /bodoni|didot|playfair|prata|\bvogue/i],
  ['Cormorant Garamond', /garamond|cormorant|cinzel|sabon|caslon|baskerville|jenson/i],
  ['Dela Gothic One', /dela gothic|black ops|titan one|lilita/i],
  ['Anton', /anton|bebas|oswald|league gothic|impact|fjalla|teko|condensed|compressed|\bnarrow/i],
  [
    'Spectral',
    /(?<!sans[ -])serif|spectral|merriweather|lora\b|georgia|times|crimson|charter|tiempos|freight|\btext$/i,
  ],
  ['Libre Franklin', /franklin|source sans|open sans|noto sans|lato\b|work sans|public sans|ibm plex sans|fira sans/i],
  ['Archivo', /archivo|helvetica|arial|univers|aktiv|haas|grotesk|roboto|montserrat|raleway|poppins/i],
];
/** Letters without serifs of which nothing more is known. */
const PLAIN = 'Inter Tight';
/** A stack of whatever the visitor's machine has; nobody chose it for its looks. */
const NOBODYS =
  /^(?:-apple-system|blinkmacsystemfont|system-ui|ui-[a-z-]+|segoe ui|inherit|initial|unset|revert|none|emoji|math)$/i;
const ICONS = /icon|awesome|glyph|symbol|emoji/i;
const GENERIC: Readonly<Record<string, string>> = {
  serif: 'Spectral',
  monospace: 'JetBrains Mono',
  'sans-serif': PLAIN,
  cursive: 'Comic Neue',
  fantasy: 'Bangers',
};

/** A family as a site names it, and the one of ours that comes nearest; nothing is fetched for it. */
export interface FontLikeness {
  /** As the site names it; null where it leaves the choice to its visitors' machines. */
  family: string | null;
  like: string;
}

/** What a `font-family` list asks for; null where it says nothing of the letters' looks. */
export function likeFont(list: string): FontLikeness | null {
  const names = list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));
  // What follows a machine's own letters stands in for them, and is nobody's choice either.
  if (NOBODYS.test(names[0] ?? '')) return null;
  const family = names.find((name) => isChosen(name));
  const generic = names.map((name) => GENERIC[name.toLowerCase()]).find((like) => like !== undefined);
  if (family === undefined) return generic === undefined || generic === PLAIN ? null : { family: null, like: generic };
  const known = LIKENESS.find(([, pattern]) => pattern.test(family))?.[0];
  return { family, like: known ?? generic ?? PLAIN };
}

function isChosen(name: string): boolean {
  if (name === '' || /^var\(|^!/.test(name) || NOBODYS.test(name) || ICONS.test(name)) return false;
  return GENERIC[name.toLowerCase()] === undefined;
}

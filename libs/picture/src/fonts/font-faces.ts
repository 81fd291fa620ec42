/** A pinned family: its npm package, its weights, and whether styles name it or certain characters call for it. */
export interface FontFace {
  family: string;
  pack: string;
  weights: readonly number[];
  /** Weights that have an italic too. */
  italics?: readonly number[];
  /** A variable face: one file with all its axes takes the place of one a weight. */
  variable?: true;
  role: 'style' | 'fallback';
  /** Characters that call for a fallback, and the language that prefers it for shared ideographs. */
  script?: RegExp;
  language?: string;
  /** Slices to read in place of those its table names: the emoji face's slices come out blank, its whole file does not. */
  slices?: readonly string[];
}

/** Families that styles may name, then fallbacks in order. */
export const FONT_FACES: readonly FontFace[] = [
  { family: 'Inter Tight', pack: '@fontsource/inter-tight', weights: [500, 600, 700, 800], role: 'style' },
  { family: 'JetBrains Mono', pack: '@fontsource/jetbrains-mono', weights: [500, 700, 800], role: 'style' },
  { family: 'Libre Franklin', pack: '@fontsource/libre-franklin', weights: [600, 700, 800, 900], role: 'style' },
  { family: 'Anton', pack: '@fontsource/anton', weights: [400], role: 'style' },
  { family: 'Archivo', pack: '@fontsource-variable/archivo', weights: [], variable: true, role: 'style' },
  {
    family: 'Spectral',
    pack: '@fontsource/spectral',
    weights: [200, 300, 400, 500, 600],
    italics: [400, 500],
    role: 'style',
  },
  { family: 'Press Start 2P', pack: '@fontsource/press-start-2p', weights: [400], role: 'style' },
  { family: 'Bangers', pack: '@fontsource/bangers', weights: [400], role: 'style' },
  { family: 'Comic Neue', pack: '@fontsource/comic-neue', weights: [700], role: 'style' },
  { family: 'Abril Fatface', pack: '@fontsource/abril-fatface', weights: [400], role: 'style' },
  { family: 'Dela Gothic One', pack: '@fontsource/dela-gothic-one', weights: [400], role: 'style' },
  { family: 'Bodoni Moda', pack: '@fontsource-variable/bodoni-moda', weights: [], variable: true, role: 'style' },
  {
    family: 'Cormorant Garamond',
    pack: '@fontsource/cormorant-garamond',
    weights: [500, 600, 700],
    italics: [500, 600],
    role: 'style',
  },
  {
    family: 'Noto Sans Arabic',
    pack: '@fontsource/noto-sans-arabic',
    weights: [500, 700],
    role: 'fallback',
    script: /\p{Script=Arabic}/u,
  },
  {
    family: 'Noto Sans Devanagari',
    pack: '@fontsource/noto-sans-devanagari',
    weights: [500, 700],
    role: 'fallback',
    script: /\p{Script=Devanagari}/u,
  },
  {
    family: 'Noto Sans JP',
    pack: '@fontsource/noto-sans-jp',
    weights: [500, 700],
    role: 'fallback',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
    language: 'ja',
  },
  {
    family: 'Noto Sans KR',
    pack: '@fontsource/noto-sans-kr',
    weights: [500, 700],
    role: 'fallback',
    script: /\p{Script=Hangul}/u,
    language: 'ko',
  },
  {
    family: 'Noto Sans SC',
    pack: '@fontsource/noto-sans-sc',
    weights: [500, 700],
    role: 'fallback',
    script: /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u,
    language: 'zh',
  },
  {
    family: 'Noto Color Emoji',
    pack: '@fontsource/noto-color-emoji',
    slices: ['emoji'],
    weights: [400],
    role: 'fallback',
    script: /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
  },
];

/** What is hard about a video: see the wordings and contents that each names. */
export const HOSTILITIES = [
  'long',
  'scant',
  'many',
  'arabic',
  'japanese',
  'hindi',
  'turkish',
  'korean',
  'chinese',
  'european',
] as const;
/** What is hard: long words and figures, everything optional absent, as many parts as allowed, another script. */
export type Hostility = (typeof HOSTILITIES)[number];

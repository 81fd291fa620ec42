/** Faces that react to any fact, and to the way it goes; none of them says more than the fact does. */
export const STUNNED = ['🤯', '😱', '🫠', '🤪'] as const;
export const GLAD = ['😎', '🥳', '🤩'] as const;
export const SORRY = ['😭', '😵', '🫣'] as const;
/** What rains: no money, no charts, nothing that could be read as data. */
export const RAIN = ['🔥', '👀', '💥', '✨', '🎉', '💎'] as const;

/** All glyphs that the style draws, for choosing fonts. */
export const EMOJI = [...STUNNED, ...GLAD, ...SORRY, ...RAIN, '👇', '🤢', '💪', '🏆'].join('');

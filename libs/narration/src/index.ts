export { phrasesOf } from './catalogue';
export { type Before, narrate, narrateShort, UNLINKED } from './narrate';
export { type Modifier, modifiedNoun } from './modified-noun';
export type { Said } from './said';
export type { Speaker } from './speaker';

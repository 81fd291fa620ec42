export { type Before, narrate, UNLINKED } from './narrate';
export type { Said } from './said';
export type { Speaker } from './speaker';

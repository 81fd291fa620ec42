import { ClonedVoice } from './clones/cloned-voice.entity';

/** For the application's list of tables. */
export const VOICE_ENTITIES = [ClonedVoice];

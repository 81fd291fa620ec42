import { ModelAnswerRow } from './model/model-answer.entity';
import { ClonedVoice } from './voices/clones/cloned-voice.entity';

/** For the application's list of tables. */
export const DESIGN_ENTITIES = [ClonedVoice, ModelAnswerRow];

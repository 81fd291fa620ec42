import { ModelAnswerRow } from './model/model-answer.entity';

/** For the application's list of tables. */
export const DESIGN_ENTITIES = [ModelAnswerRow];

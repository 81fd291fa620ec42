import { type SceneStill, sceneStills, type StillsRequest } from '../frames/scene-stills';
import { answerTask } from './answer-task';

answerTask<StillsRequest, SceneStill[]>(async (request) => await sceneStills(request));

import { mixSound, type SoundRequest } from '../sound/sound';
import { answerTask } from './answer-task';

answerTask<SoundRequest>(async (request, _tell, onStop) => {
  const stop = new AbortController();
  onStop(() => stop.abort());
  await mixSound({ ...request, signal: stop.signal });
});

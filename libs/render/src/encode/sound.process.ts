import { mixSound, type SoundReport, type SoundRequest } from '../sound/sound';
import { answerTask } from './answer-task';

answerTask<SoundRequest, SoundReport>(async (request, _tell, onStop) => {
  const stop = new AbortController();
  onStop(() => stop.abort());
  return mixSound({ ...request, signal: stop.signal });
});

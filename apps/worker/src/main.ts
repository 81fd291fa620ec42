import { runService } from '@app/platform';
import { createWorker } from './create-worker';

runService('worker', createWorker);

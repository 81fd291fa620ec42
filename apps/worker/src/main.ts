import { CONFIG_PARTS } from '@app/composition';
import { runService } from '@app/platform';
import { createWorker } from './create-worker';

runService('worker', CONFIG_PARTS, createWorker);

import { CONFIG_PARTS } from '@app/composition';
import { runService } from '@app/platform';
import { createApi } from './create-api';

runService('api', CONFIG_PARTS, createApi);

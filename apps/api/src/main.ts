import { runService } from '@app/platform';
import { createApi } from './create-api';

runService('api', createApi);

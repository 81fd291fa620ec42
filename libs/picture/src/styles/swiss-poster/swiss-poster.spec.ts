import { describeStyle } from '../../../test/style-contract';

describeStyle('swiss-poster');

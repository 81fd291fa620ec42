import { describeStyle } from '../../../test/style-contract';

describeStyle('nature-doc');

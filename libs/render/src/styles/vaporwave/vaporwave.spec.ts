import { describeStyle } from '../../../test/style-contract';

describeStyle('vaporwave');

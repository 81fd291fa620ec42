import { describeStyle } from '../../../test/style-contract';

describeStyle('hype-trailer');

import { rowsOf } from './conformance-row';
import { CONTRACT } from './contract.rows';
import { RESOURCES } from './resources.rows';
import { ROUTES } from './routes.rows';
import { RULES } from './rules.rows';

/** All sections in the order of the specification. */
export const CONFORMANCE_SECTIONS = [...RESOURCES, ...ROUTES, ...RULES, ...CONTRACT];

/** All rows in the order of the specification. */
export const CONFORMANCE_ROWS = rowsOf(CONFORMANCE_SECTIONS);

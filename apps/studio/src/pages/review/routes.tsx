import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

/** What waits for its owner's word. */
export const reviewRoutes: RouteObject[] = [
  { path: 'review', element: page(() => import('./review.page'), 'ReviewPage') },
];

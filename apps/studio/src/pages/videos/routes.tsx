import type { RouteObject } from 'react-router';
import { page } from '../../app/page';

/** Videos: the list, making one, and one video with all that can be done to it. */
export const videoRoutes: RouteObject[] = [
  { path: 'videos', element: page(() => import('./videos.page'), 'VideosPage') },
  { path: 'videos/new', element: page(() => import('./new/new-video.page'), 'NewVideoPage') },
  { path: 'plans/:planId', element: page(() => import('./new/plan.page'), 'PlanPage') },
  { path: 'videos/:videoId', element: page(() => import('./video/video.page'), 'VideoPage') },
];

export * from './storyboard/figure';
export * from './storyboard/storyboard';
export * from './storyboard/narration';
export * from './storyboard/film-job';

import type { Engine } from '@app/billing';

/** What of an order decides who makes its video. */
export interface EngineWish {
  engine?: Engine | undefined;
  showId?: string | undefined;
  presenter?: boolean | undefined;
  clips?: boolean | undefined;
  libraryAssetIds?: readonly string[] | undefined;
}

/**
 * The one place that decides between the two ways to make a video; price, quote and design all ask here. What an order says
 * itself stands; else shows, footage, clips and presenters take the template engine.
 */
export function engineOf({ engine, showId, presenter, clips, libraryAssetIds = [] }: EngineWish): Engine {
  const needsTemplates = showId !== undefined || presenter || clips || libraryAssetIds.length > 0;
  return engine ?? (needsTemplates ? 'director' : 'designed');
}

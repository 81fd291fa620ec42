import { type ComponentType, lazy, type ReactElement } from 'react';

/** The script of a page did not arrive; whatever else a page throws is a fault of its own. */
export class PageNotLoadedError extends Error {}

/** A page that is loaded when it is first opened: `page(() => import('./videos.page'), 'VideosPage')`. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ReactElement {
  const Page = lazy(async () => {
    const loaded = await load().catch((cause: unknown) => {
      throw new PageNotLoadedError(name, { cause });
    });
    const component: ComponentType = loaded[name];
    return { default: component };
  });
  return <Page />;
}

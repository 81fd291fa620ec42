import { type ComponentType, lazy, type ReactElement } from 'react';

/** A page that is loaded when it is first opened: `page(() => import('./films.page'), 'FilmsPage')`. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): ReactElement {
  const Page = lazy(async () => {
    const loaded: ComponentType = (await load())[name];
    return { default: loaded };
  });
  return <Page />;
}

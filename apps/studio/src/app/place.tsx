import { Component, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Skeleton } from '../ui/skeleton';
import { BrokenPage } from './lost';
import { PageNotLoadedError } from './page';

/** Where pages stand. The one that is there stays until the next is loaded; one that throws says so, until another is opened. */
export function Place({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary place={pathname}>
      <Suspense fallback={<Skeleton height="70vh" />}>{children}</Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  place: string;
  children: ReactNode;
}

/** React asks a class for this. */
class Boundary extends Component<BoundaryProps, { fault: { error: unknown } | null }> {
  override state: { fault: { error: unknown } | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (this.state.fault && place !== this.props.place) this.setState({ fault: null });
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault ? <BrokenPage isUnloaded={fault.error instanceof PageNotLoadedError} /> : this.props.children;
  }
}

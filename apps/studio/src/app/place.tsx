import { Component, type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Skeleton } from '../ui/skeleton';
import { BrokenPage } from './lost';

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
class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (this.state.isBroken && place !== this.props.place) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenPage /> : this.props.children;
  }
}

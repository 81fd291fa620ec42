import { Navigate, useLocation } from 'react-router';

/** Leads from `/films/…`, where mails and bookmarks of 0.1.0 point, to the page's present address. */
export function FormerAddress() {
  const { pathname, search } = useLocation();
  return <Navigate to={pathname.replace(/^\/films/, '/videos') + search} replace />;
}

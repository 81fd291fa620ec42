import { Navigate, type RouteObject } from 'react-router';
import { page } from '../../app/page';

/** The owner's settings, money, keys and connections. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'settings',
    element: page(() => import('./settings-frame'), 'SettingsFrame'),
    children: [
      { index: true, element: <Navigate to="/settings/profile" replace /> },
      { path: 'profile', element: page(() => import('./profile/profile.page'), 'ProfilePage') },
      { path: 'billing', element: page(() => import('./billing/billing.page'), 'BillingPage') },
      { path: 'keys', element: page(() => import('./keys/keys.page'), 'KeysPage') },
      { path: 'webhooks', element: page(() => import('./webhooks/webhooks.page'), 'WebhooksPage') },
      {
        path: 'webhooks/:webhookId',
        element: page(() => import('./webhooks/deliveries.page'), 'DeliveriesPage'),
      },
      { path: 'requests', element: page(() => import('./developers/requests.page'), 'RequestsPage') },
      { path: 'events', element: page(() => import('./developers/events.page'), 'EventsPage') },
      { path: 'usage', element: page(() => import('./developers/usage.page'), 'UsagePage') },
      { path: 'invoices', element: page(() => import('./developers/invoices.page'), 'InvoicesPage') },
      { path: 'limits', element: page(() => import('./developers/limits.page'), 'LimitsPage') },
      { path: 'brand', element: page(() => import('./brand/channels.page'), 'ChannelsPage') },
      {
        path: 'brand/:channelId',
        element: page(() => import('./brand/channel.page'), 'ChannelPage'),
      },
      {
        path: 'connections',
        element: page(() => import('./connections/connections.page'), 'ConnectionsPage'),
      },
      { path: 'notices', element: page(() => import('./notices/notices.page'), 'NoticesPage') },
    ],
  },
];

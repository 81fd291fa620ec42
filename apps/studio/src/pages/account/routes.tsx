import { Navigate, type RouteObject } from 'react-router';

/** The owner's settings, money, keys and connections. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./settings-frame')).SettingsFrame }),
    children: [
      { index: true, element: <Navigate to="/settings/profile" replace /> },
      { path: 'profile', lazy: async () => ({ Component: (await import('./profile/profile.page')).ProfilePage }) },
      { path: 'billing', lazy: async () => ({ Component: (await import('./billing/billing.page')).BillingPage }) },
      { path: 'keys', lazy: async () => ({ Component: (await import('./keys/keys.page')).KeysPage }) },
      { path: 'webhooks', lazy: async () => ({ Component: (await import('./webhooks/webhooks.page')).WebhooksPage }) },
      {
        path: 'webhooks/:webhookId',
        lazy: async () => ({ Component: (await import('./webhooks/deliveries.page')).DeliveriesPage }),
      },
      { path: 'brand', lazy: async () => ({ Component: (await import('./brand/channels.page')).ChannelsPage }) },
      {
        path: 'brand/:channelId',
        lazy: async () => ({ Component: (await import('./brand/channel.page')).ChannelPage }),
      },
      {
        path: 'connections',
        lazy: async () => ({ Component: (await import('./connections/connections.page')).ConnectionsPage }),
      },
      { path: 'notices', lazy: async () => ({ Component: (await import('./notices/notices.page')).NoticesPage }) },
    ],
  },
];

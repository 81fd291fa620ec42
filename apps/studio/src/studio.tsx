import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createQueryClient } from './api/queries';
import { router } from './app/routes';
import { applyTheme } from './app/theme';
import { watchForSignOut } from './session/signed-out';
import { Toasts } from './ui/toasts';
import './styles/base.css';

applyTheme();
const queries = createQueryClient();
watchForSignOut(queries);
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queries}>
    <Toasts>
      <RouterProvider router={router} />
    </Toasts>
  </QueryClientProvider>,
);

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/queries';
import { ConnectionBar } from './app/connection-bar';
import { Pages } from './app/routes';
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
      <Pages />
      <ConnectionBar />
    </Toasts>
  </QueryClientProvider>,
);

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { speakFor } from './api/client';
import { createQueryClient } from './api/queries';
import { ConnectionBar } from './app/connection-bar';
import { applyTheme } from './app/theme';
import { EmbeddedStudio } from './pages/embed/embedded-studio';
import { EndedPage } from './pages/embed/ended.page';
import { readFrame, takeToken } from './pages/embed/frame';
import { createTeller } from './pages/embed/tell-parent';
import { Toasts } from './ui/toasts';
import './styles/base.css';

applyTheme();
const frame = readFrame(document);
const token = frame && takeToken(frame.session, { storage: () => sessionStorage, window });
if (token) speakFor({ bearer: token });
// A reload of a frame that keeps nothing: the page around it can open another session.
else if (frame) createTeller(frame.origin)({ event: 'session.ended' });
createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}>
    <Toasts>
      {frame && token ? <EmbeddedStudio frame={frame} /> : <EndedPage />}
      <ConnectionBar />
    </Toasts>
  </QueryClientProvider>,
);

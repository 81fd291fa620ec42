import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { speakFor } from '../../api/client';
import { createQueryClient } from '../../api/queries';
import { ConnectionBar } from '../../app/connection-bar';
import { Toasts } from '../../ui/toasts';
import { EmbeddedStudio } from './embedded-studio';
import { EndedPage } from './ended.page';
import { type Frame, takeToken } from './frame';
import { createTeller } from './tell-parent';

/** Shows the studio of this frame, whose words are loaded; without its token, that its session is over. */
export function openStudio(frame: Frame | null, root: HTMLElement): void {
  const token = frame && takeToken(frame.session, { storage: () => sessionStorage, window });
  if (token) speakFor({ bearer: token });
  // A reload of a frame that keeps nothing: the page around it can open another session.
  else if (frame) createTeller(frame.origin)({ event: 'session.ended' });
  createRoot(root).render(
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        {frame && token ? <EmbeddedStudio frame={frame} /> : <EndedPage />}
        <ConnectionBar />
      </Toasts>
    </QueryClientProvider>,
  );
}

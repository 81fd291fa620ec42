import { Compass, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { reach } from '../api/connection';
import { Button, LinkButton } from '../ui/button';
import { Empty } from '../ui/empty';
import { Page } from '../ui/page';
import { words } from '../words';

/** Where nothing stands. */
export function MissingPage() {
  const { title, about, home } = words.shell.missing;
  return (
    <Page title={title} width="narrow">
      <Empty
        icon={<Compass />}
        title={title}
        about={about}
        actions={
          <LinkButton look="main" to="/videos">
            {home}
          </LinkButton>
        }
      />
    </Page>
  );
}

/** Where a page threw, or was not loaded; that one is loaded when the network is back. */
export function BrokenPage({ isUnloaded }: { isUnloaded: boolean }) {
  const { broken, unloaded } = words.shell;
  const { title, about } = isUnloaded ? unloaded : broken;
  const [isTrying, setTrying] = useState(false);
  // Without an answer a reload would leave nothing of the studio.
  const reload = () => {
    setTrying(true);
    void reach().then((isThere) => (isThere ? window.location.reload() : setTrying(false)));
  };
  useEffect(() => {
    if (!isUnloaded) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isUnloaded]);
  return (
    <Page title={title} width="narrow">
      <Empty
        icon={<RotateCcw />}
        title={title}
        about={about}
        actions={
          <Button look="main" busy={isTrying} onClick={reload}>
            {isUnloaded ? words.ui.tryAgain : broken.reload}
          </Button>
        }
      />
    </Page>
  );
}

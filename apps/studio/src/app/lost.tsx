import { Compass, RotateCcw } from 'lucide-react';
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
          <LinkButton look="main" to="/films">
            {home}
          </LinkButton>
        }
      />
    </Page>
  );
}

/** Where a page threw. */
export function BrokenPage() {
  const { title, about, reload } = words.shell.broken;
  return (
    <Page title={title} width="narrow">
      <Empty
        icon={<RotateCcw />}
        title={title}
        about={about}
        actions={
          <Button look="main" onClick={() => window.location.reload()}>
            {reload}
          </Button>
        }
      />
    </Page>
  );
}

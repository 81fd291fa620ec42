import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Film } from '../../../films/film-query';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-field';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { MarkedText } from './marked-text';
import styles from './overview-tab.module.css';
import { PublishDialog } from './publish-dialog';

/** The words that go with the film, to copy or to post. */
export function PostPanel({ film }: { film: Film }) {
  const text = words.film.post;
  const [publishing, setPublishing] = useState(false);
  return (
    <div className={styles.whole}>
      <Panel title={text.title} about={text.about}>
        <p className={styles.caption} dir="auto">
          <MarkedText film={film} text={film.caption} />
        </p>
        <div className={styles.row}>
          {film.renderUrl !== null && (
            <Button look="main" onClick={() => setPublishing(true)}>
              <Send aria-hidden="true" />
              {words.film.publish.open}
            </Button>
          )}
          <CopyButton text={film.caption} />
        </div>
      </Panel>
      <PublishDialog film={film} open={publishing} onClose={() => setPublishing(false)} />
    </div>
  );
}

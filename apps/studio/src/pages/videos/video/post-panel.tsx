import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-field';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import { MarkedText } from './marked-text';
import styles from './overview-tab.module.css';
import { PublishDialog } from './publish-dialog';

/** The words that go with the video, to copy or to post. */
export function PostPanel({ video }: { video: Video }) {
  const text = words.video.post;
  const [publishing, setPublishing] = useState(false);
  return (
    <div className={styles.whole}>
      <Panel title={text.title} about={text.about}>
        <p className={styles.caption} dir="auto">
          <MarkedText video={video} text={video.caption} />
        </p>
        <div className={styles.row}>
          {video.renderUrl !== null && (
            <Button look="main" onClick={() => setPublishing(true)}>
              <Send aria-hidden="true" />
              {words.video.publish.open}
            </Button>
          )}
          <CopyButton text={video.caption} />
        </div>
      </Panel>
      <PublishDialog video={video} open={publishing} onClose={() => setPublishing(false)} />
    </div>
  );
}

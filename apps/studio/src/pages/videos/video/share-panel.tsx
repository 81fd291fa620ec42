import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import type { Video } from '../../../videos/video-query';
import { Button } from '../../../ui/button';
import { CopyField } from '../../../ui/copy-field';
import { ConfirmDialog } from '../../../ui/dialog';
import { Panel } from '../../../ui/panel';
import { SwitchField } from '../../../ui/switch-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';
import { embedCode } from './embed-code';
import styles from './overview-tab.module.css';
import { useVideoChange } from './use-video-change';

/** Who can watch a video, and the links and code that let them. */
export function SharePanel({ video }: { video: Video }) {
  const text = words.video.share;
  const { say, sayError } = useToasts();
  const [asking, setAsking] = useState(false);
  const path = { id: video.videoId };
  const show = useVideoChange(video.videoId, (isPublic: boolean) =>
    unwrap(api.PATCH('/v1/videos/{id}', { params: { path }, body: { public: isPublic } })),
  );
  const prove = useVideoChange(video.videoId, (publicProof: boolean) =>
    unwrap(api.PATCH('/v1/videos/{id}', { params: { path }, body: { publicProof } })),
  );
  const rotate = useVideoChange(video.videoId, (_: void, header) =>
    unwrap(api.POST('/v1/videos/{id}/rotate-key', { params: { path, header } })),
  );
  const setPublic = (isPublic: boolean) =>
    show.start(isPublic, {
      onSuccess: () => say(isPublic ? text.nowPublic : text.nowPrivate),
      onError: sayError,
    });
  const setProof = (isShown: boolean) =>
    prove.start(isShown, {
      onSuccess: () => say(isShown ? text.proofShown : text.proofHidden),
      onError: sayError,
    });
  const changeKey = () =>
    rotate.start(undefined, {
      onSuccess: () => say(text.rotated),
      onError: sayError,
      onSettled: () => setAsking(false),
    });
  return (
    <Panel title={text.title}>
      <div className={styles.part}>
        <h4>{text.link}</h4>
        <CopyField label={text.link} text={video.watchUrl} />
        <p className={styles.note}>{text.linkAbout}</p>
      </div>
      <SwitchField
        label={text.public}
        hint={video.public ? text.publicOn : text.publicOff}
        checked={video.public}
        disabled={show.isPending}
        onChange={setPublic}
      />
      <SwitchField
        label={text.proof}
        hint={text.proofAbout}
        checked={video.publicProof}
        disabled={prove.isPending}
        onChange={setProof}
      />
      <div className={styles.part}>
        <h4>{text.embed}</h4>
        <CopyField label={text.embed} text={embedCode(video)} />
        <p className={styles.note}>{text.embedAbout}</p>
      </div>
      <div className={styles.row}>
        <Button size="small" onClick={() => setAsking(true)}>
          <KeyRound aria-hidden="true" />
          {text.rotate}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.rotateTitle}
        about={text.rotateAbout}
        verb={text.rotateVerb}
        busy={rotate.isPending}
        onConfirm={changeKey}
      />
    </Panel>
  );
}

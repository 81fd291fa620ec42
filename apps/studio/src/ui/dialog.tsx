import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { words } from '../words';
import { Button } from './button';
import { classes } from './classes';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  about?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
  /** Buttons; what is done stands last. */
  foot?: ReactNode;
}

/** Something to be finished, or left by Escape, the cross or a click beside it. Focus goes in and comes back. */
export function Dialog({ open, onClose, title, about, wide, children, foot }: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup className={classes(styles.popup, wide && styles.wide)}>
          <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
          {about && <BaseDialog.Description className={styles.about}>{about}</BaseDialog.Description>}
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
          <div className={styles.close}>
            <BaseDialog.Close render={<Button look="quiet" size="small" iconOnly aria-label={words.ui.close} />}>
              <X />
            </BaseDialog.Close>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

interface ConfirmProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will be lost, said plainly. */
  about: ReactNode;
  /** What is done, as a verb: "Revoke key". */
  verb: string;
  onConfirm: () => void;
  busy?: boolean;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, onClose, title, about, verb, onConfirm, busy }: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.about}>{about}</AlertDialog.Description>
          <div className={styles.foot}>
            <AlertDialog.Close render={<Button />}>{words.ui.cancel}</AlertDialog.Close>
            <Button look="danger" onClick={onConfirm} busy={busy}>
              {verb}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

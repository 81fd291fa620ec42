import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorWords } from '../api/error-words';
import { words } from '../words';
import styles from './toasts.module.css';

/** Long enough to be reached by keyboard. */
const OFFERED_MS = 15_000;

/** Short notes at the foot of the page that go by themselves and are read aloud. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider timeout={6000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <div>
        <Toast.Title className={styles.title} />
        <Toast.Description className={styles.about} />
      </div>
      {toast.actionProps && <Toast.Action className={styles.action} />}
      <Toast.Close className={styles.close} aria-label={words.ui.close}>
        <X />
      </Toast.Close>
    </Toast.Root>
  ));
}

/** `say` for what went well; `sayError` for what did not and has no better place on the page. */
export function useToasts() {
  const manager = Toast.useToastManager();
  return {
    say: (title: string, description?: string) => void manager.add({ title, description }),
    /** With a button that goes with it: "Scene 2 removed", "Undo". */
    offer: (title: string, verb: string, onVerb: () => void) => {
      const id = manager.add({
        title,
        timeout: OFFERED_MS,
        actionProps: {
          children: verb,
          onClick: () => {
            manager.close(id);
            onVerb();
          },
        },
      });
    },
    sayError: (error: unknown) => {
      const { title, about } = errorWords(error);
      manager.add({ title, description: about, type: 'bad', priority: 'high' });
    },
  };
}

import { Dialog } from '../../../ui/dialog';
import { words } from '../../../words';
import styles from './editor.module.css';

/** What the keyboard does in the editor. */
export function CheatSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = words.editor.keys;
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <dl className={styles.keys}>
        {text.list.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

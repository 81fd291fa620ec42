import { Hourglass } from 'lucide-react';
import { Empty } from '../../ui/empty';
import { words } from '../../words';
import styles from './embed.module.css';

/** Where a session's time is over, or its token is not here: only the page around can open another. */
export function EndedPage() {
  const { title, about } = words.embed.ended;
  return (
    <main className={styles.ended} role="alert">
      <title>{words.ui.pageTitle(title)}</title>
      <Empty icon={<Hourglass />} title={title} about={about} />
    </main>
  );
}

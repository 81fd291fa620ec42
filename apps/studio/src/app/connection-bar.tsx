import { useQueryClient } from '@tanstack/react-query';
import { Hourglass, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { become, reach, useConnection } from '../api/connection';
import { words } from '../words';
import styles from './connection-bar.module.css';

const LOOK_MS = 3_000;
const SECOND_MS = 1_000;

/** Says over any page or dialog why nothing answers, and reads again what is shown once the api answers. */
export function ConnectionBar() {
  const connection = useConnection();
  const queries = useQueryClient();
  const [seconds, setSeconds] = useState(0);
  const until = connection.kind === 'crowded' ? connection.until : null;
  const isLost = connection.kind === 'lost';

  useEffect(() => {
    const lose = () => become({ kind: 'lost' });
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, []);

  useEffect(() => {
    if (!isLost && until === null) return;
    const recover = () => {
      become({ kind: 'open' });
      void queries.refetchQueries({ type: 'active', stale: true });
    };
    const look = () => {
      if (until === null) void reach().then((isThere) => isThere && recover());
      else if (Date.now() >= until) recover();
      else setSeconds(Math.ceil((until - Date.now()) / SECOND_MS));
    };
    if (until !== null) look();
    const timer = setInterval(look, until === null ? LOOK_MS : SECOND_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isLost, until, queries]);

  const { lost, crowded } = words.shell.connection;
  return (
    <div className={styles.place} role="status">
      {isLost && (
        <p className={styles.bar}>
          <WifiOff aria-hidden="true" />
          <span>{lost}</span>
        </p>
      )}
      {until !== null && (
        <p className={styles.bar}>
          <Hourglass aria-hidden="true" />
          <span>{crowded}</span>
          {/* Not read aloud every second. */}
          <span aria-hidden="true">{words.shell.connection.in(seconds)}</span>
        </p>
      )}
    </div>
  );
}

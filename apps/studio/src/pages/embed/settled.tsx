import { useQuery } from '@tanstack/react-query';
import { Coins, Lock } from 'lucide-react';
import { words } from '../../words';
import { type EmbedSession, sessionQuery } from './session-query';
import styles from './settled.module.css';

/** What whoever shows this studio has settled: the look that every video wears, and how far the credits reach. */
export function Settled() {
  const { data: session } = useQuery(sessionQuery);
  if (!session) return null;
  const { brand, credits } = session;
  return (
    <div className={styles.settled}>
      {brand && <Look brand={brand} />}
      {credits && (
        <p className={styles.credits}>
          <Coins aria-hidden="true" />
          {words.embed.left(credits.left)}
        </p>
      )}
    </div>
  );
}

function Look({ brand }: { brand: NonNullable<EmbedSession['brand']> }) {
  const text = words.embed.look;
  const colors = [brand.accent, brand.ground].filter((color) => color !== undefined);
  return (
    <p className={styles.look} title={text.about}>
      <Lock aria-hidden="true" />
      {colors.map((color) => (
        <span key={color} className={styles.color} style={{ background: color }} />
      ))}
      {brand.watermark ? <span dir="auto">{brand.watermark}</span> : text.title}
      <span className="spoken">{text.about}</span>
    </p>
  );
}

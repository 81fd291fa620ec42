import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { hosted } from '../../../../api/hosted';
import { MovingPicture } from '../../../../ui/moving-picture';
import { ErrorNotice } from '../../../../ui/notice';
import { Panel } from '../../../../ui/panel';
import { Skeleton } from '../../../../ui/skeleton';
import { words } from '../../../../words';
import type { Options } from '../options';
import { stylesQuery } from './styles-query';
import styles from './style-gallery.module.css';

/** Stills behind the choice that makes none. */
const COLLAGE = 9;

interface StyleGalleryProps {
  value: Options['style'];
  onChange: (style: Options['style']) => void;
}

/** The looks a video can have, each in a loop out of a real video; one moves while it is pointed at, focused or chosen. */
export function StyleGallery({ value, onChange }: StyleGalleryProps) {
  const text = words.make.look;
  const group = useId();
  const { data, error, isPending, refetch } = useQuery(stylesQuery);
  const [pointed, setPointed] = useState<string | null>(null);
  const chosen = data?.data.find(({ style }) => style === value);
  return (
    <Panel title={text.title}>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      <fieldset className={styles.gallery}>
        <legend className="spoken">{text.legend}</legend>
        <label className={styles.card}>
          <span className={styles.auto}>
            {data?.data.slice(0, COLLAGE).map(({ style, poster }) => (
              <img key={style} src={hosted(poster)} alt="" />
            ))}
            <Sparkles aria-hidden="true" />
          </span>
          <span className={styles.name}>{text.auto}</span>
          <input type="radio" className="spoken" name={group} checked={value === ''} onChange={() => onChange('')} />
        </label>
        {isPending && <Skeleton height={220} count={5} />}
        {data?.data.map(({ style, name, poster, preview }) => (
          <label
            key={style}
            className={styles.card}
            onPointerEnter={() => setPointed(style)}
            onPointerLeave={() => setPointed(null)}
          >
            <span className={styles.picture}>
              <MovingPicture
                still={hosted(poster)}
                loop={hosted(preview)}
                moves={pointed === style || value === style}
              />
            </span>
            <span className={styles.name}>{name}</span>
            <input
              type="radio"
              className="spoken"
              name={group}
              checked={value === style}
              onChange={() => onChange(style)}
              onFocus={() => setPointed(style)}
              onBlur={() => setPointed(null)}
            />
          </label>
        ))}
      </fieldset>
      <p className={styles.about} aria-live="polite">
        {chosen?.description ?? text.autoAbout}
      </p>
    </Panel>
  );
}

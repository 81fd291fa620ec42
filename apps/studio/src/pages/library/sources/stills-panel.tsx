import { hosted } from '../../../api/hosted';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import type { Pack } from './source-queries';
import styles from './sources.module.css';

/** Pictures of a source that a video may show. */
export function StillsPanel({ stills }: { stills: Pack['stills'] }) {
  const text = words.sources.pack;
  return (
    <Panel title={text.stills} about={text.stillsAbout}>
      <ul className={styles.stills}>
        {stills.map(({ index, url, alt, width, height }) => (
          <li key={index}>
            <a href={hosted(url)} target="_blank" rel="noreferrer">
              <img
                src={hosted(url)}
                alt={alt || text.still(index)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

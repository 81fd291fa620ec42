import type { Film } from '../../films/film-query';
import { CopyButton, CopyField } from '../../ui/copy-field';
import { Panel } from '../../ui/panel';
import { words } from '../../words';
import { DownloadPanel } from '../films/film/download-panel';
import { FilmWarnings } from '../films/film/film-warnings';
import { MarkedText } from '../films/film/marked-text';
import styles from '../films/film/overview-tab.module.css';

/** What a finished film is for here: its words, its link, its files. Who may watch it is the integrator's to settle. */
export function FilmTab({ film }: { film: Film }) {
  const { post } = words.film;
  const { share } = words.embed;
  return (
    <div className={styles.panels}>
      <FilmWarnings film={film} />
      <Panel title={post.title} about={post.about} actions={<CopyButton text={film.caption} />}>
        <p className={styles.caption} dir="auto">
          <MarkedText film={film} text={film.caption} />
        </p>
      </Panel>
      {film.renderUrl !== null && (
        <Panel title={share.title}>
          <div className={styles.part}>
            <CopyField label={share.link} text={film.watchUrl} />
            <p className={styles.note}>{share.about}</p>
          </div>
        </Panel>
      )}
      {film.renderUrl !== null && <DownloadPanel film={film} />}
    </div>
  );
}

import type { Film } from '../../../films/film-query';
import { DetailsPanel } from './details-panel';
import { DownloadPanel } from './download-panel';
import styles from './overview-tab.module.css';
import { PostPanel } from './post-panel';
import { SharePanel } from './share-panel';
import { FilmWarnings } from './film-warnings';

/** What a finished film is for: posting, sharing, saving; and what there is to know about it. */
export function OverviewTab({ film }: { film: Film }) {
  return (
    <div className={styles.panels}>
      <FilmWarnings film={film} />
      <PostPanel film={film} />
      {film.renderUrl !== null && <SharePanel film={film} />}
      {film.renderUrl !== null && <DownloadPanel film={film} />}
      <DetailsPanel film={film} />
    </div>
  );
}

import { Link } from 'react-router';
import type { Schemas } from '../../api/client';
import { LinkButton } from '../../ui/button';
import { words } from '../../words';
import { EXAMPLES } from './examples';
import styles from './no-videos.module.css';

const POSTERS: ReadonlyArray<Schemas['Style']['style']> = ['swiss-poster', 'nature-doc', 'vaporwave', 'tabloid'];

/** Before the first video: what videos look like here, and three ways to one. */
export function NoVideos() {
  const { title, about, try: tryWord } = words.videos.empty;
  return (
    <section className={styles.empty}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.about}>{about}</p>
        <div>
          <LinkButton look="marker" size="large" to="/videos/new">
            {words.shell.make}
          </LinkButton>
        </div>
        <p className={styles.try}>{tryWord}</p>
        <ul className={styles.examples}>
          {EXAMPLES.map(({ name }) => (
            <li key={name}>
              <Link to={`/videos/new?example=${name}`}>{words.make.data.examples[name]}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.posters} aria-hidden="true">
        {POSTERS.map((style) => (
          <img key={style} src={`/styles/${style}.webp`} alt="" width={360} height={640} />
        ))}
      </div>
    </section>
  );
}

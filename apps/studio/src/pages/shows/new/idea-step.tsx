import type { Schemas } from '../../../api/client';
import { Button } from '../../../ui/button';
import { words } from '../../../words';
import { cadenceWords } from '../show-words';
import { StylePreview } from '../style-preview';
import styles from './new-show.module.css';

type Suggestion = Schemas['ShowSuggestion'];

interface IdeaStepProps {
  suggested: Schemas['SuggestedShows'];
  onChoose: (show: Suggestion) => void;
  onBack: () => void;
}

/** The second step: one of three shows that the source would make. */
export function IdeaStep({ suggested: { shows, source }, onChoose, onBack }: IdeaStepProps) {
  const text = words.shows.new;
  return (
    <section className={styles.part}>
      <div className={styles.lead}>
        <div>
          <h2>{text.ideas}</h2>
          <p className={styles.soft} dir="auto">
            {text.ideasOf(source.title ?? source.url ?? words.shows.show.kind)}
          </p>
        </div>
        <Button onClick={onBack}>{text.otherSource}</Button>
      </div>
      <ul className={styles.ideas}>
        {shows.map((show) => (
          <li key={show.title} className={styles.idea}>
            <StylePreview style={show.style} />
            <div className={styles.words}>
              <h3 dir="auto">{show.title}</h3>
              <p dir="auto">{show.premise}</p>
              <p className={styles.soft}>
                {cadenceWords(show.cadence)} · {words.shows.show.seconds(show.targetSeconds)}
              </p>
              <div className={styles.sample}>
                <p className={styles.soft}>{text.sample}</p>
                <p dir="auto">{show.sampleEpisodeTitle}</p>
              </div>
              <Button look="main" aria-label={text.chooseOf(show.title)} onClick={() => onChoose(show)}>
                {text.choose}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

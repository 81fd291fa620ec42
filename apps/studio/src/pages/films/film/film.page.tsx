import { Film as FilmIcon } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { Page } from '../../../ui/page';
import { words } from '../../../words';
import { FilmActions } from './film-actions';
import { FilmView } from './film-view';
import { OverviewTab } from './overview-tab';

const back = { to: '/films', label: words.film.back };

/** One film of the owner's, and all that can be done with it. */
export function FilmPage() {
  return <FilmView back={back} width="wide" missing={<MissingFilm />} Actions={FilmActions} Overview={OverviewTab} />;
}

function MissingFilm() {
  const { title, about, home } = words.film.missing;
  return (
    <Page title={title} back={back} width="wide">
      <Empty
        icon={<FilmIcon />}
        title={title}
        about={about}
        actions={
          <LinkButton look="main" to="/films">
            {home}
          </LinkButton>
        }
      />
    </Page>
  );
}

import { type UseMutationResult, useQuery } from '@tanstack/react-query';
import { Bitcoin, CloudSun, GalleryHorizontalEnd, Newspaper, Radio, TrendingUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Schemas } from '../../../api/client';
import { fieldError } from '../../../api/error-words';
import { Button } from '../../../ui/button';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { Spinner } from '../../../ui/spinner';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { startersQuery } from '../show-queries';
import { AddressForm } from './address-form';
import styles from './new-show.module.css';

type Suggesting = UseMutationResult<Schemas['SuggestedShows'], Error, Schemas['Suggest']>;
type Starter = Schemas['Starter'];

const ICONS: Record<Starter['starter'], typeof Radio> = {
  'collectible-cards': GalleryHorizontalEnd,
  'top-crypto': Bitcoin,
  'stock-gainers': TrendingUp,
  weather: CloudSun,
  'tech-news': Newspaper,
};

/** The first step: a ready-made source in one click, or an address. */
export function SourceStep({ suggest }: { suggest: Suggesting }) {
  const text = words.shows.new;
  const starters = useQuery(startersQuery);
  const [cityOf, setCityOf] = useState<Starter | null>(null);
  const { isPending, variables: asked, error } = suggest;
  const choose = (starter: Starter) => {
    if (isPending) return;
    setCityOf(starter.needsCity ? starter : null);
    if (!starter.needsCity) suggest.mutate({ starter: starter.starter });
  };
  return (
    <>
      <p className="spoken" aria-live="polite">
        {isPending ? text.reading : ''}
      </p>
      <ErrorNotice
        error={fieldError(error, 'city') || fieldError(error, 'source.url') ? null : error}
        onRetry={asked && (() => suggest.mutate(asked))}
      />
      <section className={styles.part}>
        <h2>{text.source}</h2>
        <ErrorNotice error={starters.error} onRetry={() => void starters.refetch()} />
        <ul className={styles.starters}>
          {starters.isPending && <Skeleton height={128} count={5} />}
          {starters.data?.data.map((starter) => {
            const Icon = ICONS[starter.starter] ?? Radio;
            const isRead = isPending && asked.starter === starter.starter;
            return (
              <li key={starter.starter}>
                <button
                  type="button"
                  className={styles.starter}
                  aria-pressed={cityOf?.starter === starter.starter || isRead}
                  aria-disabled={isPending || undefined}
                  aria-busy={isRead || undefined}
                  onClick={() => choose(starter)}
                >
                  {isRead ? <Spinner /> : <Icon aria-hidden="true" />}
                  <span className={styles.name}>{starter.title}</span>
                  <span className={styles.soft}>
                    {isRead ? text.reading : (text.starterNotes[starter.starter] ?? starter.description)}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        {cityOf && <CityForm starter={cityOf} suggest={suggest} />}
      </section>
      <Panel title={text.address} about={text.addressAbout}>
        <AddressForm suggest={suggest} />
      </Panel>
    </>
  );
}

function CityForm({ starter, suggest }: { starter: Starter; suggest: Suggesting }) {
  const text = words.shows.new;
  const [city, setCity] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (city.trim() !== '') suggest.mutate({ starter: starter.starter, city: city.trim() });
  };
  return (
    <Panel title={text.cityTitle}>
      <form className={styles.line} onSubmit={submit} noValidate>
        <TextField
          label={text.city}
          placeholder={text.cityPlaceholder}
          name="city"
          autoFocus
          value={city}
          onValueChange={setCity}
          error={fieldError(suggest.error, 'city')}
        />
        <Button type="submit" look="main" busy={suggest.isPending} disabled={city.trim() === ''}>
          {text.cityVerb}
        </Button>
      </form>
    </Panel>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { useOnce } from '../../../api/use-once';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { words } from '../../../words';
import type { Show } from '../../../api/shows-query';
import { episodePriceQuery } from '../show-queries';
import { CheckResult } from './check-result';
import styles from './show.module.css';

/** A look at the source out of turn: one that only tells, and one that makes an episode of what is new. */
export function CheckPanel({ show }: { show: Show }) {
  const { seriesId, targetSeconds, creditsPerEpisode } = show;
  const { check: text, credits } = words.shows.show;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const price = useQuery({ ...episodePriceQuery(targetSeconds), enabled: creditsPerEpisode !== null });
  const check = useOnce({
    mutationFn: (dry: boolean, header) =>
      unwrap(api.POST('/v1/tools/run_series', { params: { header }, body: { seriesId, dry } })),
    onSuccess: (_, dry) => {
      if (dry) return;
      for (const key of ['shows', 'videos', 'account']) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const isDry = check.isPending && check.variables;
  const told = price.data ? credits(price.data.credits) : creditsPerEpisode === null ? text.asVideo : '';
  return (
    <Panel title={text.title} about={text.about}>
      <div className={styles.ways}>
        <Button busy={isDry} disabled={check.isPending} onClick={() => check.start(true)}>
          {text.dry}
        </Button>
        <Button busy={check.isPending && !isDry} disabled={check.isPending} onClick={() => setAsking(true)}>
          {text.run}
        </Button>
      </div>
      <ErrorNotice error={check.error} />
      <div className={styles.result} aria-live="polite">
        {check.data && !check.isPending && <CheckResult check={check.data} />}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.confirm}
        about={text.confirmAbout(told)}
        foot={
          <>
            <Button onClick={() => setAsking(false)}>{words.ui.cancel}</Button>
            <Button
              look="marker"
              onClick={() => {
                setAsking(false);
                check.start(false);
              }}
            >
              {text.run}
            </Button>
          </>
        }
      />
    </Panel>
  );
}

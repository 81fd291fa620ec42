import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '../../../../api/client';
import { unwrap } from '../../../../api/queries';
import { Button } from '../../../../ui/button';
import { ErrorNotice } from '../../../../ui/notice';
import { TextField } from '../../../../ui/text-field';
import { words } from '../../../../words';
import type { DraftHold } from '../use-draft';
import { MarketFound } from './market-found';
import styles from './source.module.css';

/** Free text for the market services; what they answer is read anew when the video is made. */
export function MarketsSource({ hold: { draft, change } }: { hold: DraftHold }) {
  const text = words.make.markets;
  const query = draft.query.trim();
  const look = useMutation({
    mutationFn: (asked: string) => unwrap(api.POST('/v1/sources/preview', { body: { query: asked } })),
    onSuccess: (source, of) => change({ found: { of, source } }),
  });
  const ask = (asked: string) => {
    change({ query: asked });
    if (asked !== '' && draft.found?.of !== asked) look.mutate(asked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(query);
  };
  const found = draft.found?.of === query ? draft.found.source : null;
  return (
    <form className={styles.source} onSubmit={submit} noValidate>
      <TextField
        label={text.label}
        hint={text.hint}
        placeholder={text.placeholder}
        value={draft.query}
        onValueChange={(typed) => change({ query: typed })}
      />
      <div className={styles.line}>
        <div className={styles.tries}>
          <span>{text.tryLabel}</span>
          {text.tries.map((one) => (
            <Button key={one} size="small" onClick={() => ask(one)} disabled={look.isPending}>
              {one}
            </Button>
          ))}
        </div>
        <Button type="submit" disabled={query === '' || found !== null} busy={look.isPending}>
          {text.look}
        </Button>
      </div>
      <ErrorNotice error={look.variables === query ? look.error : null} onRetry={() => look.mutate(query)} />
      <div aria-live="polite">{found && <MarketFound source={found} />}</div>
    </form>
  );
}

import { FactreelError } from '@factreel/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { ErrorNotice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { words } from '../../words';
import { EntryFrame } from './entry-frame';
import { LinkOutcome } from './link-outcome';
import { useMailedToken } from './mailed-token';

/** `/confirm#token=`, from the mail of sign-up: confirms by itself. */
export function ConfirmPage() {
  const text = words.entry.confirm;
  const token = useMailedToken();
  const queries = useQueryClient();
  const asked = useRef(false);
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (token: string) => unwrap(api.POST('/v1/auth/confirm', { body: { token } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['session'] });
      await queries.invalidateQueries({ queryKey: ['account'] });
    },
  });
  useEffect(() => {
    if (!token || asked.current) return;
    asked.current = true;
    mutate(token);
  }, [mutate, token]);
  const isOver = !token || (error instanceof FactreelError && error.status === 422);
  const outcome = isSuccess ? (
    <LinkOutcome kind="good" title={text.doneTitle} about={text.done} to="/videos" verb={text.go} />
  ) : isOver ? (
    <LinkOutcome kind="warn" title={text.overTitle} about={text.over} to="/settings/profile" verb={text.settings} />
  ) : error && token ? (
    <ErrorNotice error={error} onRetry={() => mutate(token)} />
  ) : (
    <Skeleton height={140} />
  );
  return (
    <EntryFrame title={text.title} foot={<Link to="/sign-in">{words.entry.forgot.back}</Link>}>
      <div aria-live="polite">{outcome}</div>
    </EntryFrame>
  );
}

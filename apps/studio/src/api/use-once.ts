import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** What tells the repetition of a wish from a second wish. */
export interface RepeatHeader {
  'Idempotency-Key': string;
}

interface OnceOptions<Answer, Wish> extends Omit<UseMutationOptions<Answer, Error, Wish>, 'mutationFn'> {
  /** Sends a wish under the header that it is given. */
  mutationFn: (wish: Wish, header: RepeatHeader) => Promise<Answer>;
}

/**
 * A mutation for what costs money or cannot be taken back. A second click can come before a busy button has been drawn: it
 * does nothing. The same wish after a connection that broke off goes out under the same key, so that what was
 * done is answered and not done again. `start` in place of `mutate`; errors stay with the mutation.
 */
export function useOnce<Answer, Wish = void>({ mutationFn, onSuccess, ...options }: OnceOptions<Answer, Wish>) {
  const isUnderWay = useRef(false);
  const attempt = useRef<{ of: string; key: string } | null>(null);
  const { mutateAsync, ...mutation } = useMutation<Answer, Error, Wish>({
    ...options,
    mutationFn: (wish) => {
      const of = JSON.stringify(wish) ?? '';
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      return mutationFn(wish, { 'Idempotency-Key': attempt.current.key });
    },
    onSuccess: (...told) => {
      attempt.current = null;
      return onSuccess?.(...told);
    },
  });
  const start = (wish: Wish, told?: MutateOptions<Answer, Error, Wish>): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const over = () => {
      isUnderWay.current = false;
    };
    mutateAsync(wish, told).then(over, over);
  };
  return { ...mutation, start };
}

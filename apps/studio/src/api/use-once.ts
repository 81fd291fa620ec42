import { useRef } from 'react';

/**
 * Does what costs money once at a time: `useOnce(order.mutateAsync)`. A second click can come before a busy button has
 * been drawn; it does nothing here. Errors stay with the mutation.
 */
export function useOnce<Input>(act: (input: Input) => Promise<unknown>): (input: Input) => void {
  const isUnderWay = useRef(false);
  return (input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const over = () => {
      isUnderWay.current = false;
    };
    act(input).then(over, over);
  };
}

import { useEffect, useRef } from 'react';
import { words } from '../../../words';
import styles from './new-show.module.css';

const STEPS = Object.keys(words.shows.new.steps) as Array<keyof typeof words.shows.new.steps>;

/** Which of the three steps this is; told aloud when it changes. */
export function Steps({ step }: { step: (typeof STEPS)[number] }) {
  const text = words.shows.new;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What was clicked is gone with its step.
    list.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  const at = STEPS.indexOf(step);
  return (
    <ol ref={list} className={styles.steps} tabIndex={-1} aria-label={text.step(at + 1, text.steps[step])}>
      {STEPS.map((name, index) => (
        <li key={name} aria-current={name === step ? 'step' : undefined} data-past={index < at || undefined}>
          {text.step(index + 1, text.steps[name])}
        </li>
      ))}
    </ol>
  );
}

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { words } from '../words';
import { Button } from './button';
import styles from './copy-field.module.css';

const SHOWN_MS = 2000;

/** Puts a text where it can be pasted from, and says so. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()}>
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? words.ui.copied : words.ui.copy}</span>
    </Button>
  );
}

/** Something to take away: a key, a link, a line of code. */
export function CopyField({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.row}>
      <input
        className={styles.text}
        value={text}
        readOnly
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={text} />
    </div>
  );
}

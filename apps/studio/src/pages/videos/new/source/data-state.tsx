import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { words } from '../../../../words';
import type { ReadData } from '../read-data';
import styles from './source.module.css';

interface DataStateProps {
  read: ReadData;
  toFault: (line: number, column: number) => void;
}

/** Whether what stands in the field can be read, and where not. */
export function DataState({ read, toFault }: DataStateProps) {
  const text = words.make.data;
  const isWrong = read.kind === 'broken' || read.kind === 'too-much' || read.kind === 'too-long';
  return (
    <div className={classes(styles.state, isWrong && styles.wrong)} aria-live="polite">
      {(read.kind === 'json' || read.kind === 'text') && (
        <p className={styles.good}>
          <CircleCheck aria-hidden="true" />
          {read.kind === 'json' ? text.soundJson(read.values) : text.text}
        </p>
      )}
      {read.kind === 'broken' && (
        <p className={styles.bad}>
          <TriangleAlert aria-hidden="true" />
          <span>{text.broken(read.fault.line, read.fault.column, text.faults[read.fault.expected])}</span>
          <Button size="small" onClick={() => toFault(read.fault.line, read.fault.column)}>
            {text.toFault}
          </Button>
        </p>
      )}
      {(read.kind === 'too-much' || read.kind === 'too-long') && (
        <p className={styles.bad}>
          <TriangleAlert aria-hidden="true" />
          {read.kind === 'too-much' ? text.tooMuch(read.values) : text.tooLong}
        </p>
      )}
    </div>
  );
}

import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/button';
import { classes } from '../../../../ui/classes';
import { Notice } from '../../../../ui/notice';
import { TextArea } from '../../../../ui/text-field';
import { words } from '../../../../words';
import { EXAMPLES, type Example } from '../../examples';
import { readData } from '../read-data';
import type { DraftHold } from '../use-draft';
import { DataState } from './data-state';
import { placeOf, TEXT_FILES, textOf } from './text-file';
import type { FactsHold } from './use-facts';
import styles from './source.module.css';

/** Facts as JSON, a table or sentences: typed, pasted, dropped, or one of the examples. */
export function DataSource({ hold, facts }: { hold: DraftHold; facts: FactsHold }) {
  const text = words.make.data;
  const { draft, change, ask } = hold;
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isPasted = useRef(false);
  const [isOver, setOver] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const read = readData(draft.typed);

  const take = (typed: string, fileName?: string) => {
    change({ typed, file: fileName === undefined ? null : { name: fileName, of: typed.trim() } });
    setWrong(null);
    facts.read({ source: 'data', of: typed, fileName });
  };
  const open = async (given: File | undefined) => {
    if (!given) return;
    const content = await textOf(given);
    if (content === null) setWrong(text.wrongFile(given.name));
    else take(content, given.name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  };
  const start = ({ data, cta }: Example) => {
    ask({ cta });
    take(JSON.stringify(data, null, 2));
  };
  const toFault = (line: number, column: number) => {
    const place = placeOf(draft.typed, line, column);
    field.current?.focus();
    field.current?.setSelectionRange(place, place + 1);
  };

  if (draft.typed === '' && draft.read?.source === 'data' && draft.read.of === '') {
    const title = facts.pack?.title;
    return (
      <Notice
        title={title ? text.saved(title) : text.savedUntitled}
        action={
          <Button size="small" onClick={() => change({ read: null })}>
            {text.useOther}
          </Button>
        }
      />
    );
  }
  return (
    <div
      className={classes(styles.source, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextArea
        ref={field}
        label={text.label}
        hint={isOver ? text.dropHere : text.hint}
        placeholder={text.placeholder}
        code
        dir="auto"
        rows={draft.typed === '' ? 7 : 13}
        spellCheck={false}
        value={draft.typed}
        onPaste={() => (isPasted.current = true)}
        onValueChange={(typed) => {
          if (isPasted.current) take(typed);
          else change({ typed });
          isPasted.current = false;
        }}
        onBlur={() => facts.read({ source: 'data', of: draft.typed })}
        error={wrong}
      />
      <div className={styles.line}>
        <DataState read={read} toFault={toFault} />
        <Button size="small" look="quiet" onClick={() => file.current?.click()}>
          <FileUp aria-hidden="true" />
          {text.openFile}
        </Button>
        <input
          ref={file}
          type="file"
          accept={TEXT_FILES}
          hidden
          onChange={({ target }) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {read.kind === 'empty' && (
        <div className={styles.tries}>
          <span>{text.try}</span>
          {EXAMPLES.map((example) => (
            <Button key={example.name} size="small" onClick={() => start(example)}>
              {text.examples[example.name]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

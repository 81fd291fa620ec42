import { useState } from 'react';
import type { Schemas } from '../../../api/client';
import { Button } from '../../../ui/button';
import { SelectField } from '../../../ui/select-field';
import { SwitchField } from '../../../ui/switch-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import styles from './correction.module.css';

type Meaning = Schemas['FactMeaning'];
export type Declared = Schemas['FieldMeaning'];
type Role = NonNullable<Declared['role']>;

/** Each has a word: a role of the api without one does not compile, nor a word without a role. */
const ROLES: readonly Role[] = Object.keys(words.make.meaning.roles) as (keyof typeof words.make.meaning.roles)[];

interface CorrectionFieldsProps {
  said: Declared;
  read: Meaning;
  onSay: (said: Declared) => void;
}

/** What is said of a field in place of how it was read. */
export function CorrectionFields({ said, read, onSay }: CorrectionFieldsProps) {
  const text = words.make.meaning;
  const say = (name: 'label' | 'unit' | 'currency' | 'role', value: string) => {
    const { [name]: _before, ...others } = said;
    onSay(value.trim() === '' ? others : { ...others, [name]: value });
  };
  return (
    <div className={styles.form}>
      <TextField
        label={text.label}
        placeholder={read.label}
        maxLength={120}
        value={said.label ?? ''}
        onValueChange={(value) => say('label', value)}
      />
      <TextField
        label={text.unit}
        placeholder={read.unit ?? text.unitExample}
        maxLength={120}
        value={said.unit ?? ''}
        onValueChange={(value) => say('unit', value)}
      />
      <TextField
        label={text.currency}
        placeholder={read.currency ?? 'EUR'}
        maxLength={3}
        value={said.currency ?? ''}
        onValueChange={(value) => say('currency', value.toUpperCase())}
      />
      <SelectField
        label={text.role}
        choices={[
          { value: '', label: text.asRead(text.roles[read.role]) },
          ...ROLES.map((role) => ({ value: role, label: text.roles[role] })),
        ]}
        value={said.role ?? ''}
        onChange={(value) => say('role', value)}
      />
    </div>
  );
}

interface CorrectionProps {
  read: Meaning;
  /** What was declared of it before. */
  said: Declared;
  isBusy: boolean;
  /** Whether it can be declared for later videos too. */
  canKeep: boolean;
  /** An empty declaration takes back what was declared. */
  onSay: (said: Declared, isKept: boolean) => void;
}

/** Confirms how a fact was read, or corrects it in place. */
export function Correction({ read, said, isBusy, canKeep, onSay }: CorrectionProps) {
  const text = words.editor.facts;
  const [open, setOpen] = useState(false);
  const [next, setNext] = useState(said);
  const [isKept, setKept] = useState(false);
  if (!open) {
    return (
      <div className={styles.acts}>
        {read.sure !== 'declared' && (
          <Button size="small" disabled={isBusy} onClick={() => onSay({ ...said, ...asRead(read) }, false)}>
            {text.confirm}
          </Button>
        )}
        <Button size="small" disabled={isBusy} onClick={() => setOpen(true)}>
          {words.make.meaning.correct}
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.correction}
      onSubmit={(event) => {
        event.preventDefault();
        onSay(next, isKept);
      }}
    >
      <CorrectionFields said={next} read={read} onSay={setNext} />
      {canKeep && <SwitchField label={text.keep} checked={isKept} onChange={setKept} />}
      <div className={styles.acts}>
        <Button type="submit" size="small" look="main" busy={isBusy} disabled={isSame(next, said)}>
          {text.apply}
        </Button>
        <Button size="small" look="quiet" onClick={() => setOpen(false)}>
          {words.ui.cancel}
        </Button>
      </div>
    </form>
  );
}

/** A reading as its owner would declare it. */
function asRead({ role, unit, currency }: Meaning): Declared {
  return { role, ...(currency === null ? (unit === null ? {} : { unit }) : { currency }) };
}

function isSame(one: Declared, other: Declared): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}

import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { COLOR } from './contrast';
import styles from './brand.module.css';

interface ColorFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Where the picker opens as long as no colour is named. */
const START = '#888888';

/** A colour, typed or picked; empty where the style's own stays. */
export function ColorField({ label, value, onChange, error }: ColorFieldProps) {
  const text = words.brand.look;
  const isNamed = COLOR.test(value);
  return (
    <div className={styles.color}>
      <TextField
        label={label}
        hint={text.colorHint}
        optional
        code
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onValueChange={(typed) => onChange(typed.trim())}
        error={error ?? null}
      />
      <input
        type="color"
        className={styles.picker}
        data-empty={!isNamed || undefined}
        aria-label={text.pick(label)}
        value={isNamed ? value.toLowerCase() : START}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

import type { Schemas } from '../../../api/client';
import { Notice } from '../../../ui/notice';
import { words } from '../../../words';
import styles from './brand.module.css';

/** What was learnt from a site, and what of it the channel took. */
export function Learnt({ lesson }: { lesson: Schemas['LearnedBrand'] }) {
  const text = words.brand.learn;
  const { name, url, palette, fonts, saved, warnings } = lesson;
  const heading = fonts.heading;
  const fields = saved.map((field) => text.fields[field] ?? field).join(', ');
  if (saved.length === 0) return <Notice kind="warn" title={text.nothing} />;
  return (
    <>
      <Notice kind="good" title={text.learnt(name ?? url ?? '')}>
        <p>{text.saved(fields)}</p>
        {heading?.family && <p>{text.font(heading.family, heading.like)}</p>}
        {warnings.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </Notice>
      <ul className={styles.palette} aria-label={text.palette}>
        {palette.map(({ color, role }) => (
          <li key={`${role}${color}`}>
            <span style={{ background: color }} aria-hidden="true" />
            {text.swatch(color, role)}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { Schemas } from '../../../../api/client';
import { words } from '../../../../words';
import { told } from '../../../../words/told';
import { reachOf } from '../till/wallet';
import styles from './plan.module.css';

interface PlanPriceProps {
  quote: Schemas['Quote'];
  account: Schemas['Account'] | undefined;
}

/** What the video costs, line by line, and what is held and charged when. */
export function PlanPrice({ quote, account }: PlanPriceProps) {
  const text = words.make.plan;
  const { items, usd, times } = words.make.till;
  const render = quote.breakdown.filter(({ type }) => type === 'render').reduce((sum, { credits }) => sum + credits, 0);
  const reach = account && reachOf(account, quote.credits);
  return (
    <section className={styles.price} aria-label={text.price}>
      <table className={styles.lines}>
        <tbody>
          {quote.breakdown.map(({ type, count, credits }) => (
            <tr key={type}>
              <th scope="row">
                {count > 1 && `${times(count)} `}
                {items[type] ?? type}
              </th>
              <td>{told.count(credits)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.sum}</th>
            <td>
              {words.make.till.credits(quote.credits)} · {usd(quote.usd)}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.when}>
        {text.held(quote.credits)} {text.design(quote.credits - render)} {text.render(render)} {text.failure}
        {account && reach?.short === 0 && ` ${text.left(account.credits - quote.credits)}`}
      </p>
    </section>
  );
}

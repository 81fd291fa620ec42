import type { Schemas } from '../../../api/client';
import { Panel } from '../../../ui/panel';
import { type Column, Table } from '../../../ui/table';
import { words } from '../../../words';

type Row = Schemas['PriceRow'];

const text = words.billing;

/** The list is written for people and programs; names in backticks are for the latter. */
const plain = (what: string) => what.replace(/ \(`[^`]*`\)/g, '');

const COLUMNS: Column<Row>[] = [
  { title: text.work, cell: ({ what }) => plain(what) },
  { title: text.price, end: true, cell: ({ credits }) => credits },
];

/** What everything costs. */
export function PricesPanel({ billing: { prices, creditsPerUsd } }: { billing: Schemas['BillingSetup'] }) {
  return (
    <Panel title={text.prices} about={text.pricesAbout(creditsPerUsd)} flush>
      <Table label={text.prices} columns={COLUMNS} rows={prices} keyOf={({ what }) => what} />
    </Panel>
  );
}

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client';
import { pages, unwrap } from '../../../api/queries';

export type Card = Schemas['Card'];
export type LedgerRow = Schemas['LedgerRow'];
export type PackUsd = Schemas['BuyPack']['packUsd'];

/** Cards on file; the first is charged. */
export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: () => unwrap(api.GET('/v1/account/cards', { params: { query: { limit: 100 } } })),
});

/** What happened to the credits, newest first. */
export const ledgerQuery = pages(['ledger'], (cursor) =>
  unwrap(api.GET('/v1/account/ledger', { params: { query: { limit: 25, cursor } } })),
);

/** After anything about money: the wallet, the cards and the history are read again. */
export function useRefreshMoney() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [['account'], ['billing'], ['cards'], ['ledger']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client';
import { accountQuery, unwrap } from '../../../api/queries';
import type { Declared } from '../editor/correction';
import { PlanEditor } from '../editor/plan-editor';
import { showsQuery } from '../videos-query';
import { keepDraft } from './draft';
import { ShortOfCredits } from './till/short-of-credits';
import { useBrands } from './use-options';
import { reachOf } from './till/wallet';

/** `/plans/:planId`: the editor of a video that its owner has not ordered yet. */
export function PlanPage() {
  const queries = useQueryClient();
  const { data: account } = useQuery(accountQuery);
  const purse = (credits: number) => ({
    isEnough: account === undefined || reachOf(account, credits).isEnough,
    notice: account && <ShortOfCredits account={account} price={credits} />,
  });
  const keepForShow = async (showId: string, fields: Record<string, Declared>) => {
    const { data: shows } = await queries.fetchQuery(showsQuery);
    const known = shows.find((show) => show.showId === showId)?.fields ?? {};
    const options = { params: { path: { id: showId } }, body: { fields: { ...known, ...fields } } };
    await unwrap(api.PATCH('/v1/shows/{id}', options));
    await queries.invalidateQueries({ queryKey: showsQuery.queryKey });
  };
  return <PlanEditor purse={purse} brands={useBrands()} keepForShow={keepForShow} onOrdered={() => keepDraft(null)} />;
}

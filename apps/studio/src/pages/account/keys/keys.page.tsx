import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { API_URL } from '../../../api/client';
import { Button, OuterLink } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Panel } from '../../../ui/panel';
import { Skeleton } from '../../../ui/skeleton';
import { SwitchField } from '../../../ui/switch-field';
import { words } from '../../../words';
import { CreateKeyDialog } from './create-key-dialog';
import { keysQuery } from './keys-query';
import { KeysTable } from './keys-table';

/** `/settings/keys` */
export function KeysPage() {
  const text = words.account.keys;
  const [withRevoked, setWithRevoked] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const list = useInfiniteQuery(keysQuery(withRevoked));
  const keys = list.data?.pages.flatMap(({ data }) => data);
  const make = (
    <Button look="main" onClick={() => setMaking(true)}>
      <Plus aria-hidden="true" />
      {text.create}
    </Button>
  );
  return (
    <Page
      title={words.account.pages.keys}
      about={text.about}
      width="wide"
      actions={
        <>
          <OuterLink href={`${API_URL}/docs`} target="_blank" rel="noreferrer">
            {text.docs}
          </OuterLink>
          {make}
        </>
      }
    >
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={56} count={3} />}
      {keys?.length === 0 && !withRevoked && <Empty icon={<KeyRound />} title={text.none} about={text.noneAbout} />}
      {keys && keys.length > 0 && (
        <Panel flush>
          <KeysTable keys={keys} withRevoked={withRevoked} />
        </Panel>
      )}
      <LoadMore {...list} />
      {keys && <SwitchField label={text.showRevoked} checked={withRevoked} onChange={setWithRevoked} />}
      <CreateKeyDialog open={isMaking} onClose={() => setMaking(false)} />
    </Page>
  );
}

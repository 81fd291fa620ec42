import { useInfiniteQuery } from '@tanstack/react-query';
import { Palette, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { LoadMore } from '../../../ui/load-more';
import { ErrorNotice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { told } from '../../../words/told';
import settings from '../settings.module.css';
import { channelsQuery } from './channels-query';
import { CreateChannelDialog } from './create-channel-dialog';
import styles from './brand.module.css';

/** `/settings/brand` */
export function ChannelsPage() {
  const text = words.brand;
  const [isMaking, setMaking] = useState(false);
  const list = useInfiniteQuery(channelsQuery);
  const channels = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Page
      title={words.account.pages.brand}
      about={text.about}
      width="wide"
      actions={
        <Button look="main" onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" />
          {text.create}
        </Button>
      }
    >
      <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      {list.isPending && <Skeleton height={120} count={3} />}
      {channels?.length === 0 && <Empty icon={<Palette />} title={text.none} about={text.noneAbout} />}
      <ul className={styles.channels}>
        {channels?.map(({ channelId, name, brand, updatedAt }) => (
          <li key={channelId} className={styles.channel}>
            <span className={styles.swatches} aria-hidden="true">
              {[brand?.ground, brand?.accent].map(
                (color, index) => color && <span key={index} style={{ background: color }} />,
              )}
            </span>
            <div>
              <Link to={`/settings/brand/${channelId}`} className={styles.channelName} dir="auto">
                {name}
              </Link>
              <p className={settings.note}>
                {brand?.watermark ?? (brand?.accent || brand?.ground ? '' : text.noBrand)}
              </p>
              <p className={settings.note}>{text.changed(told.when(updatedAt))}</p>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore {...list} />
      <CreateChannelDialog open={isMaking} onClose={() => setMaking(false)} />
    </Page>
  );
}

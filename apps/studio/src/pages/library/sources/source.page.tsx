import { FactreelError } from '@factreel/client';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useParams } from 'react-router';
import { LinkButton, OuterLink } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { ErrorNotice, Notice } from '../../../ui/notice';
import { Page } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { words } from '../../../words';
import { told } from '../../../words/told';
import { FactsPanel } from './facts-panel';
import { type Pack, packQuery } from './source-queries';
import { StillsPanel } from './stills-panel';

const text = words.sources;
const back = { to: '/sources', label: text.pack.back };

/** `/sources/:sourcePackId`: every fact that was found, and where it stood. */
export function SourcePage() {
  const { sourcePackId = '' } = useParams();
  const { data: pack, error, isPending, refetch } = useQuery(packQuery(sourcePackId));
  if (pack) return <PackView pack={pack} />;
  const { title, about, home } = text.pack.missing;
  const isMissing = error instanceof FactreelError && error.status === 404;
  return (
    <Page title={isMissing ? title : text.title} back={back} width="wide">
      {isPending && <Skeleton height="60vh" />}
      {!isMissing && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {isMissing && (
        <Empty
          icon={<FileText />}
          title={title}
          about={about}
          actions={
            <LinkButton look="main" to="/sources">
              {home}
            </LinkButton>
          }
        />
      )}
    </Page>
  );
}

function PackView({ pack }: { pack: Pack }) {
  const { title, url, kind, facts, createdAt, warnings, readBy, sourcePackId, stills } = pack;
  const name = title ?? url ?? text.untitled(text.kinds[kind] ?? kind);
  const about = [
    text.kinds[kind] ?? kind,
    text.pack.facts(facts.length),
    told.when(createdAt),
    ...(readBy === 'browser' ? [text.pack.readBy] : []),
  ];
  return (
    <Page
      title={name}
      heading={<span dir="auto">{name}</span>}
      about={about.join(' · ')}
      back={back}
      width="wide"
      actions={
        <>
          {url && (
            <OuterLink href={url} target="_blank" rel="noreferrer">
              {text.pack.original}
            </OuterLink>
          )}
          {kind !== 'unread' && (
            <LinkButton look="marker" to={`/videos/new?source=${sourcePackId}`}>
              {text.make}
            </LinkButton>
          )}
        </>
      }
    >
      {kind === 'unread' && <Notice>{text.pack.unread}</Notice>}
      {warnings.length > 0 && (
        <Notice kind="warn" title={text.pack.warnings}>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      <FactsPanel facts={facts} />
      {stills.length > 0 && <StillsPanel stills={stills} />}
    </Page>
  );
}

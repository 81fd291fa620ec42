import { Video as VideoIcon } from 'lucide-react';
import { LinkButton } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { Page } from '../../../ui/page';
import { words } from '../../../words';
import { Editor } from '../editor/editor';
import { useBrands } from '../new/use-options';
import type { Video } from '../../../videos/video-query';
import { VideoActions } from './video-actions';
import { VideoView } from './video-view';
import { OverviewTab } from './overview-tab';

const back = { to: '/videos', label: words.video.back };

/** One video of the owner's, and all that can be done with it. */
export function VideoPage() {
  return (
    <VideoView
      back={back}
      width="wide"
      missing={<MissingVideo />}
      Actions={VideoActions}
      Overview={OverviewTab}
      Editor={BrandedEditor}
    />
  );
}

/** The editor with the account's brands at hand. */
function BrandedEditor({ video }: { video: Video }) {
  return <Editor video={video} brands={useBrands()} />;
}

function MissingVideo() {
  const { title, about, home } = words.video.missing;
  return (
    <Page title={title} back={back} width="wide">
      <Empty
        icon={<VideoIcon />}
        title={title}
        about={about}
        actions={
          <LinkButton look="main" to="/videos">
            {home}
          </LinkButton>
        }
      />
    </Page>
  );
}

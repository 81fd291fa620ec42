import { Navigate } from 'react-router';
import { words } from '../../words';
import { ChatLink } from '../videos/video/chat-link';
import { VideoView } from '../videos/video/video-view';
import { VideoTab } from './video-tab';

const back = { to: '/videos', label: words.embed.backToVideos };

/** One video of the person at the screen, with the parts of the owner's page that an embed token opens. */
export function EmbeddedVideoPage() {
  return <VideoView back={back} missing={<Navigate to="/videos" replace />} Actions={ChatLink} Overview={VideoTab} />;
}

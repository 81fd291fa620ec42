import { Navigate } from 'react-router';
import { words } from '../../words';
import { ChatLink } from '../videos/video/chat-link';
import { Editor } from '../videos/editor/editor';
import { VideoView } from '../videos/video/video-view';
import { VideoTab } from './video-tab';

const back = { to: '/videos', label: words.embed.backToVideos };

/** One video of the person at the screen, with the parts of the owner's page that an embed token opens. */
export function EmbeddedVideoPage() {
  const missing = <Navigate to="/videos" replace />;
  return <VideoView back={back} missing={missing} Actions={ChatLink} Overview={VideoTab} Editor={Editor} />;
}

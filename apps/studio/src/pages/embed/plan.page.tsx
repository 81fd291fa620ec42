import { useChatPlace } from '../chat/chat-place';
import { PlanEditor } from '../videos/editor/plan-editor';

/** The editor of a video before its order; limits and looks are those of the session. */
export function EmbeddedPlanPage() {
  const { onWork } = useChatPlace();
  return <PlanEditor onOrdered={(videoId) => onWork(videoId, true)} />;
}

import { EditOrder } from './edit-order.entity';
import { VersionSettings } from './version-settings.entity';

export { type BegunEdit, EditVideoService } from './edit-video.service';
export { factsOf } from './edited-facts';
export {
  type Drafted,
  type DraftedPlan,
  type DraftedScene,
  type DraftedVideo,
  DraftEditService,
} from './draft-edit.service';
export { type EditablePlan, EditPlanService } from './edit-plan.service';
export { EditingModule } from './editing.module';
export { type EditRequest, NothingToEditError } from './read-edit.service';
export { RetireVersionsService } from './retire-versions.service';
export { LARGEST_VERSION, type ListedVersion, VersionsService } from './versions.service';
export { type VideoFact, type VideoFacts, VideoFactsService } from './video-facts.service';
export { type VideoScript, WriteScriptService } from './write-script.service';

/** For the application's list of tables. */
export const EDITING_ENTITIES = [EditOrder, VersionSettings];

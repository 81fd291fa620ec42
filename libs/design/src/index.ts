export { composeStoryboard } from './composer/compose-storyboard';
export type { StyleHistory } from './composer/style-choice';
export { REMEMBERED_VIDEOS, type Telling, tellingOf } from './composer/telling';
export { estimateDurations, fitToTarget } from './composer/fit-to-target';
export { designVideo } from './design-video';
export { checkStoryboard } from './figures/grounding';
export type { Finding } from './figures/grounding';
export { groundText } from './figures/ground-text';
export { postWarnings, sceneWarnings, titleWarnings } from './statements/statement-warnings';
export { briefScript, wordsScript } from './script/brief-script';
export { readScript } from './script/read-script';
export { writeOutFacts } from './script/named-facts';
export { editByScript, scriptFacts } from './script/edit-by-script';
export { writeScript } from './script/write-script';
export { LIBRARY_ID, type Script, SCENE_TYPES, SCRIPT_CHARTS, SCRIPT_MOTIONS, VALUE_FORMATS } from './script/script';
export { directedBrief } from './editing/directed-brief';
export type { VideoWish } from './editing/video-wish';
export { goneWith } from './editing/added-scenes';
export { paced } from './editing/paced';
export { toldFacts } from './editing/told-facts';
export { NOTE_EXAMPLES, readVideoWish, readNotes } from './editing/read-notes';
export { claimsIn } from './compliance/check-compliance';
export { assetKey, checkScript, LIBRARY_KEY, scriptSeconds } from './script/design-script-video';
export type { Language } from './language/language';
export { english } from './language/en/english';
export { languageOf } from './language/languages';
export { writtenLanguage } from './language/written-language';
export { type Mode, MODES, type Pacing, PACINGS } from './composer/pacing';
export { designerOf } from './designer/designer-of';
export { linesOf } from './model/critique';
export type { FiguresErrorCode } from './figures/figures.errors';
export { ModelDesignError, type ModelErrorCode } from './model/model.errors';
export { ModelDesigner, type WritingWatch } from './model/model.designer';
export { creditsOf, type ModelUsage } from './model/model-usage';
export { type ConnectedModel, languageModelOf } from './model/language-model';
export { DesignModule } from './design.module';
export { ClonedVoice } from './voices/clones/cloned-voice.entity';
export { InstallError } from './voices/models/install.errors';
export { ModelFolder } from './voices/models/model-folder';
export { ModelInstaller } from './voices/models/model-installer';
export { VOICE_MODELS } from './voices/models/voice-models';
export { type Pronunciation, pronunciationFault } from './voices/pronunciation';
export { decodeWav } from './voices/wav.file';
export { VoiceCast } from './voices/voice.cast';
export { type HouseVoiceInfo, VOICE_LANGUAGES } from './voices/voice.catalogue';
export { VoicesService } from './voices/voices.service';
export { type DesignedVideo, type DesignOrder, VideoDesigner } from './video-designer';
export { SketchDesigner, unheardDesigner } from './sketch-designer';
export { chooseMakers, type MediaMakers } from './media/choose-makers';
export { MediaModule } from './media/media.module';
export { type DressedVideo, dressVideo, type MediaWishes } from './media/dress/dress-video';
export { FAILED, type MediaStudio } from './media/dress/media-studio';
export { type ClipRef, type FetchedClip, FetchClipsService, namesClip, wholeClip } from './media/fetch-clips.service';
export { cutFootage, overPieces, reuseFootage } from './media/clips/cut-footage';
export { shotList } from './media/clips/shot-list';
export { promisedStill } from './media/dress/promised-still';
export { MediaError } from './media/media.errors';
export {
  ClipMaker,
  ImageMaker,
  type MakeCall,
  MusicMaker,
  type RemoteTicket,
  type TicketBox,
} from './media/media-maker';
export { DesignedBackdrops } from './media/offline.makers';
export { holdsNumber } from './composer/hold-back';
export { headingOf } from './composer/premise';
export { readStory } from './composer/story';
export { saidAlike } from './composer/find-word-ideas';
export { DESIGN_ENTITIES } from './design.entities';
export { MEDIA_CONFIG } from './media/media.config';
export { MODEL_CONFIG, type ModelSettings } from './model/model.config';
export { VOICES_CONFIG } from './voices/voices.config';

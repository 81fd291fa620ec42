export type { Figure, FigureForm, FigureTable, FigureText, RefText } from './storyboard/figure';
export { FORMATS, STYLE_NAMES, TRANSITIONS } from './storyboard/storyboard';
export type {
  CandlesContent,
  FootageContent,
  GroupedContent,
  PresenterContent,
  ProgressContent,
  QuoteContent,
  Layout,
  ListContent,
  PictureContent,
  SceneContent,
  Trend,
} from './storyboard/scene-content';
export type {
  Brand,
  Compliance,
  Format,
  Furniture,
  Scene,
  SceneFrame,
  Storyboard,
  StyleName,
} from './storyboard/storyboard';
export type { Footage, Narration, NarrationLine, Still } from './storyboard/narration';
export type { VideoFiles, VideoJob, VideoWarning, LibrarySounds } from './storyboard/video-job';
export { figureText, piecesOf, refer, referencesIn, resolveText, UnknownFigureError } from './storyboard/resolve-text';
export type { FigureReference } from './storyboard/resolve-text';
export { videoCaptions } from './captions/video-captions';
export { renderVideo, segmentsAtOnce } from './render-video';
export { joinParts } from './parts/join-parts';
export { planParts, type PlannedPart } from './parts/plan-parts';
export { type PartReport, renderPart } from './parts/render-part';
export { outputSize, TEST_SCALE } from './encode/output-size';
export { openVideo } from './frames/open-video';
export type { OpenVideo } from './frames/open-video';
export { contactSheet, stackSheets } from './frames/contact-sheet';
export { filmStrip } from './frames/film-strip';
export { drawStills } from './draw-stills';
export type { SceneStill } from './frames/scene-stills';
export { previewVideo } from './preview-video';
export { LOOP_BYTES, loopVideo } from './loop-video';
export { type LoopScene, LoopSceneError } from './storyboard/shorten-video';
export { buildTimeline } from './timeline/build-timeline';
export type { Timeline } from './timeline/timeline';
export { faintTexts } from './checks/contrast';
export { checkVideo } from './checks/video-checks';
export { drawnTexts } from './proof/drawn-texts';
export { proveVideo } from './proof/prove-video';
export { proveOrLeaveOut } from './proof/prove-or-leave-out';
export { PROOF_PLACES } from './proof/video-proof';
export type { ProofOfFigures, ProofPlace, ProvenFigure } from './proof/video-proof';
export { measureBoxes } from './checks/measure-boxes';
export type { MeasuredBox } from './checks/measure-boxes';
export { styleColors } from './styles/style-colors';
export { familiesOf, stylesIn } from './styles/style-families';
export { createCanvas, loadImage } from './fonts/canvas';
export type { Context } from './fonts/canvas';
export { POSTER_SHORT_SIDE } from './encode/poster';
export { seededRandom } from './random';
export { resolveFfmpeg } from './encode/resolve-ffmpeg';
export { SOUND_NAMES } from './sound/sound-cue';
export { bundledSounds, STYLE_KITS } from './sound/style-kits';
export type { BundledSound } from './sound/style-kits';
export { sceneSpans } from './timeline/scene-spans';
export { FPS } from './timeline/frame-rate';
export { isUnspaced, wordsOf } from './text/words';

export type { Figure, FigureForm, FigureTable, FigureText, RefText } from './storyboard/figure';
export {
  FORMATS,
  STYLE_NAMES,
  TRANSITIONS,
  type Brand,
  type Compliance,
  type Format,
  type Furniture,
  type LineSense,
  type Scene,
  type SceneFrame,
  type Storyboard,
  type StyleName,
} from './storyboard/storyboard';
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
export type { Footage, Narration, NarrationLine, Still } from './storyboard/narration';
export type { VideoFiles, VideoJob, VideoWarning, LibrarySounds, NewInks, RenderOptions } from './storyboard/video-job';
export {
  figureText,
  piecesOf,
  refer,
  referencesIn,
  resolveText,
  UnknownFigureError,
  type FigureReference,
} from './storyboard/resolve-text';
export { videoCaptions } from './captions/video-captions';
export { type LoopScene, LoopSceneError, shortenVideo } from './storyboard/shorten-video';
export { buildTimeline, videoFonts } from './timeline/build-timeline';
export type { Timeline, TimedScene } from './timeline/timeline';
export { faintTexts } from './checks/contrast';
export { drawnTexts } from './proof/drawn-texts';
export { proveVideo } from './proof/prove-video';
export { proveOrLeaveOut } from './proof/prove-or-leave-out';
export { PROOF_PLACES, type ProofOfFigures, type ProofPlace, type ProvenFigure } from './proof/video-proof';
export { measureBoxes, type MeasuredBox } from './checks/measure-boxes';
export { styleColors } from './styles/style-colors';
export { familiesOf, stylesIn } from './styles/style-families';
export type {
  Canvas as SurfaceCanvas,
  Context as SurfaceContext,
  Image as SurfaceImage,
  Surface,
} from './surface/surface';
export { cssFont, type FontSpec, fontStack, variations } from './text/font';
export {
  charactersWithoutFace,
  type FontFile,
  fontFiles,
  type FontNeed,
  neededFaces,
  type SliceTable,
} from './fonts/font-files';
export { ownGlyphs } from './fonts/own-glyphs';
export { type OpenVideo, prepareVideo } from './frames/prepare-video';
export { seededRandom, type Random } from './random';
export { SOUND_NAMES, type SoundName, type SoundCue, type RecordedCue } from './storyboard/sound-cue';
export { chooseTurn, planDelivery, type Delivery } from './timeline/plan-delivery';
export { lineAir, sceneSpans } from './timeline/scene-spans';
export { FPS, msOf } from './timeline/frame-rate';
export { isUnspaced, wordsOf } from './text/words';
export type { FrameSpan } from './checks/frame-span';
export { styleNamed, STYLES } from './styles';
export { type Style, UnknownStyleError } from './styles/style';
export { requirePresets } from './styles/require-presets';
export { textArea, type Box, stageFor } from './stage/stage';
export type { TextMeasurer } from './text/ink-box';
export { videoTexts } from './timeline/video-texts';
export { stateAt } from './timeline/evaluate';
export type { Layer } from './timeline/layer';
export { captionDrifts } from './checks/caption-drift';
export { missingGlyphs } from './checks/missing-glyphs';
export { overlaps } from './checks/overlaps';
export { type Band, type BandedFrame, framePixels } from './frames/banded-frame';
export { subtitleCues, toSrt, toVtt } from './captions/subtitle-files';
export { settledFrame } from './frames/settled-frame';
export { SurfaceMeasurer } from './surface/surface-measurer';
export type { FootageReel } from './layers/painter';
export { Compositor } from './frames/compositor';
export { MUSIC_MOODS, type MusicMood } from './styles/music-mood';

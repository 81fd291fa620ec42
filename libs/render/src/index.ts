export { FIGURE_FORMS } from './storyboard/figure';
export type { Figure, FigureForm, FigureTable, FigureText, RefText } from './storyboard/figure';
export { FORMATS, STYLE_NAMES, TRANSITIONS } from './storyboard/storyboard';
export type {
  BarsContent,
  CandlesContent,
  DonutContent,
  FootageContent,
  GroupedContent,
  PresenterContent,
  ProgressContent,
  QuoteContent,
  TimelineContent,
  BreakdownContent,
  CardsContent,
  ComparisonContent,
  ComparisonSide,
  EndContent,
  HeadlineContent,
  HeroContent,
  Layout,
  LeaderboardContent,
  LineContent,
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
  Transition,
} from './storyboard/storyboard';
export type { Footage, Narration, NarrationLine, NarrationWord, Still } from './storyboard/narration';
export type { FilmFiles, FilmJob, FilmWarning, LibrarySounds, RenderOptions } from './storyboard/film-job';
export { figureText, piecesOf, refer, referencesIn, resolveText, UnknownFigureError } from './storyboard/resolve-text';
export type { FigureReference, TextPiece } from './storyboard/resolve-text';
export { filmCaptions } from './captions/film-captions';
export { renderFilm, segmentsAtOnce } from './render-film';
export { joinParts, type JoinOptions } from './parts/join-parts';
export { planParts, type PlannedPart } from './parts/plan-parts';
export { type PartOptions, type PartReport, renderPart } from './parts/render-part';
export { openFilm } from './frames/open-film';
export type { OpenFilm } from './frames/open-film';
export { contactSheet, stackSheets } from './frames/contact-sheet';
export { filmStrip } from './frames/film-strip';
export { drawStills } from './draw-stills';
export type { SceneStill } from './frames/scene-stills';
export { previewFilm } from './preview-film';
export { LOOP_BYTES, loopFilm, type LoopRequest } from './loop-film';
export { type LoopScene, LoopSceneError } from './storyboard/shorten-film';
export { buildTimeline } from './timeline/build-timeline';
export type { Timeline, TimedScene } from './timeline/timeline';
export { faintTexts } from './checks/contrast';
export { checkFilm } from './checks/film-checks';
export { drawnTexts } from './proof/drawn-texts';
export { proveFilm } from './proof/prove-film';
export { PROOF_PLACES } from './proof/film-proof';
export type { FilmProof, ProofPlace, ProvenFigure } from './proof/film-proof';
export { measureBoxes } from './checks/measure-boxes';
export type { MeasuredBox } from './checks/measure-boxes';
export { UnknownStyleError } from './styles';
export { styleColors } from './styles/style-colors';
export type { StyleColors } from './styles/style-colors';
export { familiesOf, stylesIn } from './styles/style-families';
export { createCanvas, loadImage } from './fonts/canvas';
export type { Context } from './fonts/canvas';
export { EncodingError, FfmpegMissingError, RenderAbortedError, TaskProcessMissingError } from './encode/encode.errors';
export { POSTER_SHORT_SIDE } from './encode/poster';
export { resolveFfmpeg } from './encode/resolve-ffmpeg';
export { SoundError } from './sound/sound.errors';
export { MUSIC_MOODS } from './sound/music/music-mood';
export type { MusicMood } from './sound/music/music-mood';
export { SOUND_NAMES } from './sound/sound-cue';
export type { SoundName } from './sound/sound-cue';
export { bundledSounds, STYLE_KITS } from './sound/style-kits';
export type { BundledSound, StyleKit } from './sound/style-kits';
export { sceneSpans } from './timeline/scene-spans';
export { FPS } from './timeline/frame-rate';
export { isUnspaced, wordsOf } from './text/words';

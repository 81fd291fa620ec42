export { BrowserSurface } from './browser-surface';
export { Faces, FacesMissingError, type FontBase } from './faces';
export { openVideo, PlayableVideo, type VideoSources } from './open-video';
export { CanvasScreen, type Screen, type VideoShape } from './screen';

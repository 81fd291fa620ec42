import { FactreelPlayer } from './player-element';

export { FactreelPlayer } from './player-element';
export type { PlayerWords } from './player-words';
export type { VideoDocument } from './video-document';

if (globalThis.customElements && !customElements.get('factreel-player')) {
  customElements.define('factreel-player', FactreelPlayer);
}

declare global {
  interface HTMLElementTagNameMap {
    'factreel-player': FactreelPlayer;
  }
}

import { playerSheet } from './player-sheet';
import { clockTime, type PlayerWords } from './player-words';

const ICONS = {
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M6 4.5h4v15H6zM14 4.5h4v15h-4z',
  captions:
    'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm1.5 5.5v1.6h6v-1.6zm8 0v1.6h5v-1.6zm-8 3.4v1.6h3v-1.6zm5 0v1.6h8v-1.6z',
  sound:
    'M4 9v6h4l5 4.5v-15L8 9zM16 8.2a5 5 0 0 1 0 7.6v-2.1a3.2 3.2 0 0 0 0-3.4zM18 4.6a9 9 0 0 1 0 14.8v-2a7.2 7.2 0 0 0 0-10.8z',
  muted:
    'M4 9v6h4l5 4.5v-15L8 9zM16 9.4l1.3-1.3 2.2 2.2 2.2-2.2L23 9.4l-2.2 2.2L23 13.8l-1.3 1.3-2.2-2.2-2.2 2.2-1.3-1.3 2.2-2.2z',
  fullScreen: 'M4 4h6v2H6v4H4zM14 4h6v6h-2V6h-4zM4 14h2v4h4v2H4zM18 14h2v6h-6v-2h4z',
} as const;

/** What a person does to a player with a pointer or with its buttons. */
export interface ViewActions {
  toggle: () => void;
  seek: (frame: number) => void;
  captions: () => void;
  mute: () => void;
  fullScreen: () => void;
}

/** What a player's parts show. */
export interface ViewState {
  title: string;
  paused: boolean;
  played: boolean;
  frame: number;
  frames: number;
  fps: number;
  /** From 1. */
  scene: number;
  scenes: number;
  captions: boolean;
  muted: boolean;
  hasSound: boolean;
}

/** The parts of a player in its shadow: the picture, the bar below it, and what is told to those who do not see it. */
export class PlayerView {
  readonly canvas = make('canvas', {});
  readonly stage: HTMLElement;
  private readonly poster = make('img', { alt: '', hidden: true });
  private readonly player = make('div', { className: 'player' });
  private readonly bar: HTMLElement;
  private readonly toggle = make('button', { type: 'button' });
  private readonly position = make('input', { type: 'range', min: '0', max: '0', step: '1', value: '0' });
  private readonly time = make('span', { className: 'time' });
  private readonly captions = make('button', { type: 'button' });
  private readonly sound = make('button', { type: 'button' });
  private readonly full = make('button', { type: 'button' });
  private readonly fault = make('p', { className: 'fault', hidden: true });
  private readonly spoken = make('p', { className: 'spoken' });
  private icons = { toggle: '', sound: '' };

  constructor(
    root: ShadowRoot,
    private readonly words: PlayerWords,
    actions: ViewActions,
  ) {
    root.adoptedStyleSheets = [playerSheet()];
    const begin = make('span', {});
    begin.append(icon('play'));
    // The poster lies over the canvas, which is never hidden: browsers show no frame that was drawn while it is.
    this.stage = make(
      'div',
      { className: 'stage' },
      this.canvas,
      this.poster,
      make('div', { className: 'begin' }, begin),
      this.fault,
    );
    this.stage.setAttribute('role', 'img');
    // Until the video is there.
    name(this.stage, words.loading);
    name(this.toggle, words.play);
    this.fault.setAttribute('role', 'alert');
    this.spoken.setAttribute('role', 'status');
    this.time.setAttribute('aria-hidden', 'true');
    name(this.position, words.position);
    name(this.captions, words.captions).append(icon('captions'));
    name(this.sound, words.sound);
    name(this.full, words.fullScreen).append(icon('fullScreen'));
    this.full.hidden = !document.fullscreenEnabled;
    this.bar = make(
      'div',
      { className: 'bar' },
      this.toggle,
      this.position,
      this.time,
      this.captions,
      this.sound,
      this.full,
    );
    this.bar.setAttribute('role', 'group');
    name(this.bar, words.controls);
    for (const [element, part] of [
      [this.stage, 'stage'],
      [this.bar, 'bar'],
    ] as const)
      element.setAttribute('part', part);
    this.stage.addEventListener('click', actions.toggle);
    this.toggle.addEventListener('click', actions.toggle);
    this.captions.addEventListener('click', actions.captions);
    this.sound.addEventListener('click', actions.mute);
    this.full.addEventListener('click', actions.fullScreen);
    this.position.addEventListener('input', () => actions.seek(Number(this.position.value)));
    this.player.append(this.stage, this.bar, this.spoken);
    root.append(this.player);
    this.setState('loading');
  }

  /** `ready` shows frames in place of the poster. */
  setState(state: 'loading' | 'ready' | 'failed'): void {
    this.player.dataset['state'] = state;
    attribute(this.stage, 'aria-busy', String(state === 'loading'));
    this.fault.hidden = state !== 'failed';
    this.fault.textContent = state === 'failed' ? this.words.failed : '';
    for (const part of [this.toggle, this.position, this.captions]) part.disabled = state !== 'ready';
  }

  setPoster(address: string | null): void {
    this.poster.hidden = address === null;
    if (address !== null) this.poster.src = address;
  }

  setRatio(width: number, height: number): void {
    this.player.style.setProperty('--ratio', `${width} / ${height}`);
  }

  set hasControls(shown: boolean) {
    this.bar.hidden = !shown;
  }

  /** Tells those who listen; the same words twice are heard once. */
  say(text: string): void {
    if (this.spoken.textContent !== text) this.spoken.textContent = text;
  }

  show({ title, paused, played, frame, frames, fps, scene, scenes, captions, muted, hasSound }: ViewState): void {
    name(this.stage, this.words.player(title));
    this.player.toggleAttribute('data-played', played);
    name(this.toggle, paused ? this.words.play : this.words.pause);
    this.icons = {
      toggle: swap(this.toggle, this.icons.toggle, paused ? 'play' : 'pause'),
      sound: swap(this.sound, this.icons.sound, muted ? 'muted' : 'sound'),
    };
    this.position.max = String(Math.max(0, frames - 1));
    this.position.value = String(frame);
    this.position.style.setProperty('--played', `${(100 * frame) / Math.max(1, frames - 1)}%`);
    const [at, whole] = [clockTime(frame / fps), clockTime(frames / fps)];
    attribute(this.position, 'aria-valuetext', this.words.at(at, whole, scene, scenes));
    const shown = `${at} / ${whole}`;
    if (this.time.textContent !== shown) this.time.textContent = shown;
    attribute(this.captions, 'aria-pressed', String(captions));
    attribute(this.sound, 'aria-pressed', String(!muted));
    this.sound.hidden = !hasSound;
  }
}

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function name<Named extends HTMLElement>(element: Named, label: string): Named {
  attribute(element, 'aria-label', label);
  return element;
}

/** Screen readers are told of a change only where there is one. */
function attribute(element: HTMLElement, key: string, value: string): void {
  if (element.getAttribute(key) !== value) element.setAttribute(key, value);
}

function swap(button: HTMLElement, shown: string, next: keyof typeof ICONS): string {
  if (shown !== next) button.replaceChildren(icon(next));
  return next;
}

function icon(of: keyof typeof ICONS): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', ICONS[of]);
  path.setAttribute('fill-rule', 'evenodd');
  svg.append(path);
  return svg;
}

import { FORMATS, type Format } from '@app/picture';
import { type Clock, WallClock } from './clock';
import type { Asking } from './open-video';
import { type PlayerKey, wishOf } from './player-keys';
import { PlayerView } from './player-view';
import { clockTime, ENGLISH, type PlayerWords } from './player-words';
import type { Screen, VideoShape } from './screen';
import { heardLines, jobOf, sourcesOf, type VideoDocument, wordsIn } from './video-document';
import { Voice } from './voice';
import { WorkerScreen } from './worker-screen';

/** Attributes that name another document, and those that show the same one otherwise. */
const NAMING = ['src', 'videoid', 'api', 'token', 'crossorigin', 'fonts'];
const SHOWING = ['format', 'captions'];
/** A canvas of more pixels than these would show none of them better: the video itself has no more. */
const LARGEST = 1920;
/** Two pictures of the browser. */
const PRESENTED_MS = 34;
/** Least time between two `timeupdate`, as browsers have it for their own videos. */
const TOLD_EVERY_MS = 200;

/** A document and the address that its own are relative to. */
interface Held {
  document: VideoDocument;
  base: string;
}

// A server that renders pages imports the module too, and has no elements.
const Base = globalThis.HTMLElement ?? Object;

/**
 * `<factreel-player>` plays a storyboard in the page, frame for frame as the server renders it. It is used as a `<video>`:
 * `play()`, `pause()`, `currentTime`, `duration`, `paused`, `ended`, `muted`, and the events of that name.
 *
 * It shows the document at `src`; or the video `videoid` of the service at `api` (the player's own unless told), read with
 * `token`; or what is given as `source`. `format` and `captions="off"` show the same video otherwise.
 */
export class FactreelPlayer extends Base {
  static readonly observedAttributes = [...NAMING, ...SHOWING, 'poster', 'muted', 'controls'];

  private readonly root = this.attachShadow({ mode: 'open' });
  private said: PlayerWords = ENGLISH;
  private view: PlayerView | null = null;
  private screen: Promise<Screen> | null = null;
  private observer: ResizeObserver | null = null;
  private given: Held | null = null;
  private held: Held | null = null;
  private shape: VideoShape | null = null;
  private clock: Clock = new WallClock();
  private voice: Promise<Voice> | null = null;
  private isPlaying = false;
  private wasPlayed = false;
  private isOver = false;
  /** Seconds, while nothing plays. */
  private position = 0;
  private wish = 0;
  private opening: Promise<void> = Promise.resolve();
  private shown = -1;
  private isSeeking = false;
  private isDrawing = false;
  private toldAt = 0;
  private sceneSaid = '';

  connectedCallback(): void {
    this.root.replaceChildren();
    const view = new PlayerView(this.root, this.said, {
      toggle: () => void this.toggle(),
      seek: (frame) => this.seekToFrame(frame),
      captions: () => (this.captions = !this.captions),
      mute: () => (this.muted = !this.muted),
      fullScreen: () => this.toggleFullScreen(),
    });
    this.view = view;
    view.setPoster(this.getAttribute('poster'));
    view.hasControls = this.hasAttribute('controls');
    this.screen = screenOn(view.canvas);
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(view.stage);
    this.root.addEventListener('keydown', this.pressed);
    this.reload();
  }

  disconnectedCallback(): void {
    this.halt();
    this.observer?.disconnect();
    this.root.removeEventListener('keydown', this.pressed);
    void this.screen?.then((screen) => screen.close());
    this.dropVoice();
    this.view = this.screen = this.observer = this.shape = null;
    this.wish += 1;
    this.shown = -1;
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (!this.view || before === value) return;
    if (name === 'poster') this.view.setPoster(value);
    else if (name === 'controls') this.view.hasControls = value !== null;
    else if (name === 'muted') this.soundChanged();
    else {
      if (NAMING.includes(name)) this.held = null;
      this.reload();
    }
  }

  /** A document that the page has already; its addresses are relative to the page. */
  get source(): VideoDocument | null {
    return this.given?.document ?? null;
  }

  set source(document: VideoDocument | null) {
    this.given = document && { document, base: this.ownerDocument.baseURI };
    this.held = null;
    if (this.view) this.reload();
  }

  /** What it says to people; English unless given. Given before it stands in a page. */
  get words(): PlayerWords {
    return this.said;
  }

  set words(words: PlayerWords) {
    this.said = words;
  }

  get src(): string {
    return this.getAttribute('src') ?? '';
  }

  set src(address: string) {
    this.setAttribute('src', address);
  }

  /** The storyboard's own unless set. */
  get format(): Format | null {
    const named = this.getAttribute('format');
    return FORMATS.find((format) => format === named) ?? this.held?.document.storyboard.format ?? null;
  }

  set format(format: Format | null) {
    if (format === null) this.removeAttribute('format');
    else this.setAttribute('format', format);
  }

  /** The storyboard's own unless set. */
  get captions(): boolean {
    const said = this.getAttribute('captions');
    return said === null ? (this.held?.document.storyboard.captions ?? true) : said !== 'off';
  }

  set captions(shown: boolean) {
    this.setAttribute('captions', shown ? 'on' : 'off');
  }

  get muted(): boolean {
    return this.hasAttribute('muted');
  }

  set muted(muted: boolean) {
    this.toggleAttribute('muted', muted);
  }

  get autoplay(): boolean {
    return this.hasAttribute('autoplay');
  }

  set autoplay(autoplay: boolean) {
    this.toggleAttribute('autoplay', autoplay);
  }

  get loop(): boolean {
    return this.hasAttribute('loop');
  }

  set loop(loop: boolean) {
    this.toggleAttribute('loop', loop);
  }

  get paused(): boolean {
    return !this.isPlaying;
  }

  get ended(): boolean {
    return this.isOver;
  }

  /** Seconds; NaN until the video is open. */
  get duration(): number {
    return this.shape ? this.shape.frames / this.shape.fps : NaN;
  }

  /** Seconds. */
  get currentTime(): number {
    return this.isPlaying ? Math.min(this.clock.now(), this.duration) : this.position;
  }

  set currentTime(seconds: number) {
    const { duration } = this;
    const at = Math.max(0, Number.isNaN(duration) ? seconds : Math.min(seconds, duration));
    this.wasPlayed = true;
    this.isOver = false;
    this.position = at;
    if (this.isPlaying) this.clock.start(at);
    this.isSeeking = true;
    this.emit('seeking');
    this.pump();
    if (!this.isPlaying) this.tellWhere();
  }

  /** The frame that is shown, from 0. */
  get currentFrame(): number {
    if (!this.shape) return 0;
    const { frames, fps, scenes } = this.shape;
    // Before anybody has played it, a video shows its first scene as it will stand, which says more than its first frame.
    if (!this.wasPlayed) return scenes[0]?.settled ?? 0;
    // A frame's own time, in floating point, may lie just under it.
    return Math.max(0, Math.min(frames - 1, Math.floor(this.currentTime * fps + 1e-3)));
  }

  seekToFrame(frame: number): void {
    this.currentTime = frame / (this.shape?.fps ?? 30);
  }

  /** Resolves when it plays: with the voice, where there is one, once its recordings are there. */
  async play(): Promise<void> {
    if (this.isPlaying || !this.shape) return;
    this.isPlaying = true;
    if (this.isOver || !this.wasPlayed) this.position = this.isOver ? 0 : this.position;
    this.isOver = false;
    this.wasPlayed = true;
    this.emit('play');
    this.render();
    const clock = await this.readyClock();
    // Somebody may have paused it meanwhile, or taken it off the page.
    if (!this.isPlaying) return;
    this.clock = clock;
    clock.start(this.position);
    this.emit('playing');
    this.tick();
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.halt();
    this.emit('pause');
    this.tellWhere();
    this.pump();
  }

  /** A frame as a PNG at full size. */
  async picture(frame: number = this.currentFrame): Promise<Blob> {
    if (!this.screen || !this.shape) throw new Error('The player shows no video');
    return await (await this.screen).picture(frame);
  }

  private halt(): void {
    if (!this.isPlaying) return;
    this.position = Math.min(this.clock.now(), this.duration || Infinity);
    this.isPlaying = false;
    this.clock.stop();
  }

  private async toggle(): Promise<void> {
    if (this.isPlaying) this.pause();
    else await this.play();
  }

  private toggleFullScreen(): void {
    const done = this.ownerDocument.fullscreenElement ? this.ownerDocument.exitFullscreen() : this.requestFullscreen();
    // A page may forbid it.
    done.catch(() => undefined);
  }

  /** Opens what the attributes ask for. Wishes that another has overtaken are left out. */
  private reload(): void {
    this.wish += 1;
    const mine = this.wish;
    const isLast = (): boolean => mine === this.wish;
    this.opening = this.opening.then(async () => {
      if (!isLast()) return;
      try {
        await this.open(isLast);
      } catch (error) {
        if (isLast()) this.fail(error);
      }
    });
  }

  private async open(isLast: () => boolean): Promise<void> {
    const held = this.held ?? this.given ?? (await this.read());
    const screen = await this.screen;
    if (!held || !screen || !isLast()) return;
    if (held !== this.held) this.dropVoice();
    this.held = held;
    const { format } = this;
    const job = jobOf(held.document, { ...(format ? { format } : {}), captions: this.captions });
    const fonts = this.getAttribute('fonts') ?? new URL(/* @vite-ignore */ '../fonts', import.meta.url).href;
    const shape = await screen.open(job, {
      ...sourcesOf(held.document, held.base),
      fonts: new URL(fonts, this.ownerDocument.baseURI).href,
      asking: this.asking(),
    });
    if (!isLast()) return;
    const isFirst = this.shape === null;
    this.shape = shape;
    this.view?.setRatio(shape.width, shape.height);
    this.fit();
    this.emit('loadedmetadata');
    this.shown = -1;
    await this.draw(screen);
    // A worker's first frame comes onto the screen after it says that it is drawn; the poster stays until then.
    await new Promise((done) => setTimeout(done, PRESENTED_MS));
    if (!isLast()) return;
    this.view?.setState('ready');
    this.render();
    this.emit('canplay');
    if (isFirst && this.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches) await this.play();
  }

  private async read(): Promise<Held | null> {
    const id = this.getAttribute('videoid');
    const api = new URL(this.getAttribute('api') ?? import.meta.url, this.ownerDocument.baseURI);
    const address = this.src || (id && new URL(`/v1/videos/${encodeURIComponent(id)}/storyboard`, api).href);
    if (!address) return null;
    const base = new URL(address, this.ownerDocument.baseURI).href;
    const answer = await fetch(base, this.asking());
    if (!answer.ok)
      throw Object.assign(new Error(`The storyboard cannot be read: ${answer.status}`), { code: 'not_read' });
    return { document: (await answer.json()) as VideoDocument, base };
  }

  private asking(): Asking {
    const token = this.getAttribute('token');
    const credentials = this.getAttribute('crossorigin') === 'use-credentials' ? 'include' : 'same-origin';
    return token ? { credentials: 'omit', headers: { authorization: `Bearer ${token}` } } : { credentials };
  }

  private fail(error: unknown): void {
    this.halt();
    this.view?.setState('failed');
    this.dispatchEvent(new ErrorEvent('error', { error, message: error instanceof Error ? error.message : '' }));
  }

  /** As many pixels as the screen shows of it, and no more than the video has. */
  private fit(): void {
    if (!this.view || !this.shape) return;
    const { width, height } = this.view.stage.getBoundingClientRect();
    const { width: whole, height: high } = this.shape;
    const scale = Math.min(
      1,
      LARGEST / Math.max(whole, high),
      Math.max(width / whole, height / high) * devicePixelRatio,
    );
    if (scale === 0) return;
    const size = [Math.round(whole * scale), Math.round(high * scale)] as const;
    void this.screen?.then((screen) => screen.resize(...size));
  }

  private readonly tick = (): void => {
    if (!this.isPlaying || !this.shape) return;
    if (this.clock.now() >= this.duration) {
      this.finish();
      return;
    }
    this.pump();
    requestAnimationFrame(this.tick);
  };

  private finish(): void {
    if (this.loop) {
      this.clock.start(0);
      requestAnimationFrame(this.tick);
      return;
    }
    this.halt();
    this.position = this.duration;
    this.isOver = true;
    this.pump();
    this.emit('pause');
    this.emit('ended');
    this.view?.say(this.said.ended);
  }

  /**
   * Has the frame drawn that is due now. One is drawn at a time: where drawing takes longer than a frame lasts, the frames
   * in between are left out, and the picture stays with the clock.
   */
  private pump(): void {
    this.render();
    if (this.isDrawing || !this.shape) return;
    if (this.shown === this.currentFrame) {
      this.arrived();
      return;
    }
    void this.screen?.then(async (screen) => {
      if (this.isDrawing) return;
      try {
        await this.draw(screen);
        // The clock has gone on while it was drawn.
        this.pump();
      } catch (error) {
        if (this.view) this.fail(error);
      }
    });
  }

  private async draw(screen: Screen): Promise<void> {
    this.isDrawing = true;
    try {
      const isSought = this.isSeeking;
      const frame = this.currentFrame;
      await screen.draw(frame);
      this.shown = frame;
      // While it plays, the clock may always be a frame ahead.
      if (isSought && this.isPlaying) this.arrived();
    } finally {
      this.isDrawing = false;
    }
    const now = performance.now();
    if (now - this.toldAt < TOLD_EVERY_MS && this.isPlaying) return;
    this.toldAt = now;
    this.emit('timeupdate');
  }

  /** Told after the code that seeks has run, whether or not the frame was there already. */
  private arrived(): void {
    if (!this.isSeeking) return;
    this.isSeeking = false;
    queueMicrotask(() => this.emit('seeked'));
  }

  /** Brings the bar, and what is told to those who do not see it, up to date. */
  private render(): void {
    if (!this.view || !this.shape || !this.held) return;
    const { frames, fps } = this.shape;
    const { document } = this.held;
    const frame = this.wasPlayed ? this.currentFrame : 0;
    const index = this.sceneAt(frame);
    this.view.show({
      title: document.storyboard.title,
      paused: this.paused,
      played: this.wasPlayed,
      frame,
      frames,
      fps,
      scene: index + 1,
      scenes: this.shape.scenes.length,
      captions: this.captions,
      muted: this.muted,
      hasSound: document.narration.lines.some(({ audioUrl }) => audioUrl !== null),
    });
    const { id = '' } = this.shape.scenes[index] ?? {};
    if (!this.isPlaying || id === this.sceneSaid) return;
    this.sceneSaid = id;
    // Who hears the voice does not need a screen reader to say the same.
    if (this.muted || !(this.clock instanceof Voice)) this.view.say(wordsIn(document, id));
  }

  private sceneAt(frame: number): number {
    const scenes = this.shape?.scenes ?? [];
    const next = scenes.findIndex(({ from }) => from > frame);
    return Math.max(0, (next < 0 ? scenes.length : next) - 1);
  }

  private tellWhere(): void {
    this.render();
    if (!this.shape) return;
    const { fps, frames, scenes } = this.shape;
    const frame = this.currentFrame;
    const where = this.said.at(clockTime(frame / fps), clockTime(frames / fps), this.sceneAt(frame) + 1, scenes.length);
    this.view?.say(this.said.paused(where));
  }

  private async readyClock(): Promise<Clock> {
    const { held, shape } = this;
    if (!held || !shape) return this.clock;
    const recordings = heardLines(held.document, held.base).flatMap(({ sceneId, url }) => {
      const scene = shape.scenes.find(({ id }) => id === sceneId);
      return scene ? [{ url, at: scene.lineFrom / shape.fps }] : [];
    });
    if (recordings.length === 0) return new WallClock();
    this.voice ??= Voice.load(recordings, this.asking());
    const voice = await this.voice;
    voice.muted = this.muted;
    return voice;
  }

  private soundChanged(): void {
    if (this.clock instanceof Voice) this.clock.muted = this.muted;
    this.render();
    this.emit('volumechange');
  }

  private dropVoice(): void {
    if (this.isPlaying) this.halt();
    void this.voice?.then((voice) => voice.close());
    this.voice = null;
    this.clock = new WallClock();
  }

  private readonly pressed = (event: Event): void => {
    const wish = wishOf(event as KeyboardEvent, event.target);
    if (!wish || !this.shape) return;
    event.preventDefault();
    this.obey(wish, this.shape);
  };

  private obey(wish: PlayerKey, { fps, frames, scenes }: VideoShape): void {
    const frame = this.wasPlayed ? this.currentFrame : 0;
    switch (wish.kind) {
      case 'toggle':
        void this.toggle();
        break;
      case 'mute':
        this.muted = !this.muted;
        break;
      case 'captions':
        this.captions = !this.captions;
        break;
      case 'fullScreen':
        this.toggleFullScreen();
        break;
      case 'start':
        this.seekToFrame(0);
        break;
      case 'end':
        this.seekToFrame(frames - 1);
        break;
      case 'seconds':
        this.seekToFrame(Math.max(0, Math.min(frames - 1, frame + wish.by * fps)));
        break;
      case 'frames':
        this.pause();
        this.seekToFrame(Math.max(0, Math.min(frames - 1, frame + wish.by)));
        break;
      case 'scenes': {
        const index = Math.max(0, Math.min(scenes.length - 1, this.sceneAt(frame) + wish.by));
        this.seekToFrame(scenes[index]?.from ?? 0);
        break;
      }
    }
  }

  private emit(event: string): void {
    this.dispatchEvent(new Event(event));
  }
}

/** In a worker where there is one; else in the page, which then loads what draws. */
async function screenOn(canvas: HTMLCanvasElement): Promise<Screen> {
  const apart = await WorkerScreen.on(canvas);
  if (apart) return apart;
  const { CanvasScreen } = await import('./drawing');
  return new CanvasScreen(canvas);
}

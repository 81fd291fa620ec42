import { BadRequestError, type ErrorDetail } from '@app/platform';
import {
  type FigureTable,
  piecesOf,
  refer,
  referencesIn,
  resolveText,
  type Scene,
  type Storyboard,
} from '@app/picture';
import type { FactPack } from '@app/facts';
import { figureKeys, textsIn } from '../figures/scene-texts';
import { checkStoryboard } from '../figures/grounding';
import type { Language } from '../language/language';
import type { Script, ScriptScene } from './script';
import { writeOutFacts } from './named-facts';
import { ScriptFigures } from './script-figures';
import { ScriptInk } from './script-ink';
import {
  factsKey,
  faultsOf,
  packOf,
  sceneOf,
  type SceneRequest,
  titleOf,
  unique,
  USUAL_SECONDS,
} from './script-storyboard';
import { writeScene, writeScript } from './write-script';

/** A video that is changed by hand. */
export interface ScriptEdit {
  storyboard: Storyboard;
  script: Script;
  /** Facts of the payload; null where the script is the only source and its own figures are the facts. */
  facts: FactPack | null;
  language: Language;
  /** How many pictures the video has: `stillIndex` of a changed scene counts these. */
  stills: number;
  /** Where the asset of a scene that brings a new one stands among stills or footage, by scene of the script. */
  assets?: ReadonlyMap<number, number>;
  clips?: ReadonlyMap<number, number>;
}

/** The video after it. */
export interface EditedByHand {
  storyboard: Storyboard;
  /** Scenes of the script whose `asset` or library sound the video does not have yet. */
  brings: { assets: number[]; sounds: number[] };
}

/**
 * Applies a script to a video scene by scene: a scene that was sent back as it was read stays as it is, one that was changed
 * has only the change. Throws BadRequestError naming scene and figure for what is not in the data.
 */
export function editByScript(edit: ScriptEdit): EditedByHand {
  const { storyboard: present, facts, language } = edit;
  const { script, named } = writeOutFacts(edit.script, facts, language);
  const before = writeScript(present, facts).scenes;
  const from = aligned(before, script.scenes);
  const tables: FigureTable[] = [];
  const faults: ErrorDetail[] = [];
  const ids = new Set(present.scenes.map(({ id }) => id));
  const brings: EditedByHand['brings'] = { assets: [], sounds: [] };
  const scenes = script.scenes.map((sent, index): Scene => {
    const place = from[index] ?? null;
    const old = place === null ? undefined : before[place];
    const ours = place === null ? undefined : present.scenes[place];
    if (ours && old && isSame(old, sent)) return ours;
    if (sent.asset && !isSame(sent.asset, old?.asset)) brings.assets.push(index);
    if (sent.sfx && sent.sfx !== old?.sfx && sent.sfx.startsWith('ast_')) brings.sounds.push(index);
    const id = ours?.id ?? unusedId(ids);
    ids.add(id);
    // Beside data a figure's key says nothing of its fact: what stays of the scene keeps the names it has.
    const key = facts ? unusedKey(factsKey(id), present.figures) : factsKey(id);
    const now = new ScriptFigures(facts, language, named[index]);
    const was = new ScriptFigures(facts, language);
    // Parts of a text are judged with the whole of it, by `now` and by the gate.
    const pen = new ScriptFigures(facts, language, named[index]);
    tables.push(now.table, pen.table);
    const isShownAlike = isSame(sent.asset, old?.asset) && isSame(sent.stillIndex, old?.stillIndex);
    const kept = ours && isShownAlike ? shownBy(ours) : {};
    const theirs = sceneOf(requestOf(edit, script, index, kept), index, now, id, key);
    // A script that is the only source is all that there is to a scene; beside data a designer may have said more.
    if (ours && old && place !== null && facts) {
      const base = sceneOf(requestOf(edit, { scenes: before }, place, shownBy(ours)), place, was, id, key);
      const known = new Set(was.faults.map(({ message }) => message));
      const merge = new SceneMerge(old, sent, {
        base: was.table,
        theirs: now.table,
        ours: present.figures,
        written: new ScriptInk(present.figures, facts),
        write: (text, at) => pen.text(text, `script.scenes[${index}].text`, `${key}/${at}`),
      });
      const merged = merge.merged(base, theirs, ours);
      // What stays as it was has passed the gate once, in the words of its designer.
      faults.push(...now.faults.filter(({ message }) => !known.has(message)));
      return merged;
    }
    faults.push(...now.faults);
    return ours?.asked ? { ...theirs, asked: true } : theirs;
  });
  if (faults.length > 0) throw new BadRequestError(unique(faults));
  if (scenes.length === present.scenes.length && scenes.every((scene, index) => scene === present.scenes[index])) {
    return { storyboard: present, brings };
  }
  const used = usedOf(Object.assign({}, ...tables) as FigureTable, scenes);
  const storyboard: Storyboard = {
    ...present,
    ...(present.title === titleOf({ scenes: before }) ? { title: titleOf(script) } : {}),
    // Facts of the data keep the forms that they have; those of a script alone are what it says now.
    figures: facts ? { ...used, ...present.figures } : { ...present.figures, ...used },
    scenes,
    caption: captionOf(present, scenes),
  };
  const findings = checkStoryboard(storyboard, facts ?? scriptFacts(storyboard, language));
  if (findings.length > 0)
    throw new BadRequestError(
      faultsOf(
        findings,
        scenes.map(({ id }) => id),
      ),
    );
  return { storyboard, brings };
}

/** The facts that the scenes of a video which is told from a script alone state. */
export function scriptFacts(storyboard: Storyboard, language: Language): FactPack {
  const script = writeScript(storyboard, null);
  const figures = new ScriptFigures(null, language);
  storyboard.scenes.forEach(({ id }, index) => {
    sceneOf({ script, title: storyboard.title, stills: [] }, index, figures, id);
  });
  return packOf(figures);
}

/** A picture or clip that a scene shows. */
interface ShownMedia {
  still?: number;
  clip?: number;
}

/** The picture or clip of a scene: full in its layout, or under it. */
function shownBy(scene: Scene): ShownMedia {
  if (scene.layout === 'footage') return { clip: scene.footage };
  if ('still' in scene && scene.still !== undefined) return { still: scene.still };
  if (!scene.bed) return {};
  return 'still' in scene.bed ? { still: scene.bed.still } : { clip: scene.bed.footage };
}

/** The last is what the scene at `place` shows already. */
function requestOf(
  { storyboard, stills, assets = new Map(), clips = new Map() }: ScriptEdit,
  script: Script,
  place: number,
  { still, clip }: ShownMedia,
): SceneRequest {
  return {
    script,
    title: storyboard.title,
    stills: Array.from({ length: stills }, (_, index) => index),
    assets: still === undefined ? assets : new Map([[place, still]]),
    clips: clip === undefined ? clips : new Map([[place, clip]]),
  };
}

/** The figures of a table that scenes name. */
function usedOf(table: FigureTable, scenes: readonly Scene[]): FigureTable {
  const used = new Set(
    textsIn(scenes).flatMap(({ text, isFigure }) => (isFigure ? [text] : referencesIn(text).map(({ key }) => key))),
  );
  return Object.fromEntries(Object.entries(table).filter(([key]) => used.has(key)));
}

/** A caption that repeats a scene's words goes with them. */
function captionOf({ caption, scenes: before }: Storyboard, scenes: readonly Scene[]): string {
  const said = before.find(({ line }) => line === caption);
  if (!said || scenes.some(({ line }) => line === caption)) return caption;
  const after = scenes.find(({ id }) => id === said.id)?.line;
  return after || (scenes.find(({ line }) => line !== '')?.line ?? caption);
}

function unusedId(ids: ReadonlySet<string>): string {
  let number = ids.size + 1;
  while (ids.has(`scene-${number}`)) number += 1;
  return `scene-${number}`;
}

function unusedKey(key: string, figures: FigureTable): string {
  const names = Object.keys(figures).join(' ');
  let turn = 1;
  while (names.includes(`${key}/${turn}`.replace(/\W+/g, '.'))) turn += 1;
  return `${key}/${turn}`;
}

/** The figures of the three sides of a merge, and how a text is written anew. */
interface MergeInk {
  base: FigureTable;
  theirs: FigureTable;
  ours: FigureTable;
  /** Writes a text as the script has it. */
  written: ScriptInk;
  write: (text: string, at: string) => string;
}

/** Lists of what a chart, a table or cards show; one script field writes all of them. */
const MARKS = ['cards', 'rows', 'bars', 'sides', 'points', 'parts', 'items'] as const;
type Fields = Record<string, unknown>;

/**
 * Puts a change of a scene's script into the scene as it stands: `base` is what its script before would make, `theirs` what
 * it makes now. What both have alike is not what was changed, and stays `ours`.
 */
class SceneMerge {
  private readonly was: string;
  private readonly is: string;
  /** Sentences of the text that were changed, with what they are now. */
  private readonly reworded: ReadonlyMap<string, string>;
  private serial = 0;

  constructor(
    private readonly old: ScriptScene,
    private readonly sent: ScriptScene,
    private readonly ink: MergeInk,
  ) {
    [this.was, this.is] = difference(oneLine(old.text), oneLine(sent.text));
    this.reworded = reworded(oneLine(old.text), oneLine(sent.text));
  }

  merged(base: Scene, theirs: Scene, ours: Scene): Scene {
    const { sent } = this;
    const kept = <Name extends keyof Scene & keyof ScriptScene>(name: Name) =>
      isSame(this.old[name], sent[name]) ? ours[name] : theirs[name];
    const optional = (name: 'motion' | 'sfx' | 'frame') => {
      const value = kept(name);
      return value === undefined ? {} : { [name]: value };
    };
    const content = this.content(contentOf(base), contentOf(theirs), contentOf(ours));
    const isShownAlike = isSame(this.old.asset, sent.asset) && isSame(this.old.stillIndex, sent.stillIndex);
    const bed = isShownAlike && content['layout'] === ours.layout ? ours.bed : theirs.bed;
    const seconds = isSame(this.old.duration, sent.duration) ? ours.minSeconds : (sent.duration ?? USUAL_SECONDS);
    const merged = {
      id: ours.id,
      type: this.old.type === sent.type ? ours.type : theirs.type,
      line: isSame(this.old.text, sent.text) ? ours.line : this.line(base.line, theirs.line, ours.line),
      transition: kept('transition'),
      minSeconds: seconds,
      ...optional('motion'),
      ...optional('sfx'),
      ...(bed === undefined ? {} : { bed }),
      ...optional('frame'),
      ...(ours.asked ? { asked: true } : {}),
      ...content,
    } as Scene;
    return this.isOnlyTimed(merged, ours) ? { ...merged, asked: true } : { ...merged, written: sent };
  }

  /** Whether no word or figure of a designer's scene was changed, so that it can still be told in other words. */
  private isOnlyTimed(merged: Scene, { written }: Scene): boolean {
    const words = (['type', 'text', 'chart', 'stats', 'stillIndex', 'asset'] as const).every((name) =>
      isSame(this.old[name], this.sent[name]),
    );
    return written === undefined && words && isSame(writeScene(merged, this.ink.written), this.sent);
  }

  /** What is said: the text, word for word as it was where it was not changed, and where the video says more, within that. */
  private line(base: string, theirs: string, ours: string): string {
    const spliced = this.spliced(ours);
    if (spliced !== null) return spliced;
    const said = display(ours, this.ink.ours);
    if (said === display(base, this.ink.base)) return theirs;
    return this.replaced(said) ?? (this.isListKept() ? ours : theirs);
  }

  /** Whether the text is a list, of which no more than some lines were changed: what is said of it is not the list itself. */
  private isListKept(): boolean {
    const lines = [this.old, this.sent].map(({ type, text }) => (type === 'list' ? (text ?? '').split('\n') : []));
    const [before = [], after = []] = lines.map((each) => each.map((line) => line.trim()));
    return before.some((line) => line !== '' && after.includes(line));
  }

  /** The line with other words where the text has others, its figures kept around them; null where it is not the text. */
  private spliced(ours: string): string | null {
    const parts = piecesOf(ours).map((piece) => {
      const raw = 'text' in piece ? piece.text : refer(piece.key, piece.form);
      return { raw, shown: this.ink.written.text(raw), isText: 'text' in piece };
    });
    const [was, is] = [parts.map(({ shown }) => shown).join(''), (this.sent.text ?? '').trim()];
    if (is === '' || was.trim() !== (this.old.text ?? '').trim()) return null;
    let [start, end] = [0, 0];
    const most = Math.min(was.length, is.length);
    while (start < most && was[start] === is[start]) start += 1;
    while (end < most - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
    // Whole words and whole figures are written anew.
    while (!isBreak(was, start) || !isBreak(is, start)) start -= 1;
    while (!isBreak(was, was.length - end) || !isBreak(is, is.length - end)) end -= 1;
    let at = 0;
    for (const { shown, isText } of parts) {
      const [from, to] = [at, at + shown.length];
      at = to;
      if (isText) continue;
      if (start > from && start < to) start = from;
      if (was.length - end > from && was.length - end < to) end = was.length - to;
    }
    const slice = (low: number, high: number): string => {
      let place = 0;
      return parts
        .map(({ raw, shown, isText }) => {
          const [from, to] = [place, place + shown.length];
          place = to;
          if (!isText) return from >= low && to <= high && to > from ? raw : '';
          return raw.slice(Math.max(0, low - from), Math.max(0, high - from));
        })
        .join('');
    };
    const middle = is.slice(start, is.length - end);
    const [before, after] = [/^\s*/u.exec(middle)?.[0] ?? '', /\S(\s*)$/u.exec(middle)?.[1] ?? ''];
    const written = middle.trim() === '' ? '' : this.ink.write(middle, `line${(this.serial += 1)}`);
    return `${slice(0, start)}${before}${written}${after}${slice(was.length - end, was.length)}`.trim();
  }

  private content(base: Fields, theirs: Fields, ours: Fields): Fields {
    const { old, sent } = this;
    const shown = (['chart', 'stats', 'stillIndex', 'asset'] as const).filter((name) => !isSame(old[name], sent[name]));
    const isOtherKind =
      old.type !== sent.type || shown.some((name) => (old[name] === undefined) !== (sent[name] === undefined));
    if (this.equal(base, theirs) && shown.length === 0) return this.followed(ours);
    if (isOtherKind || !this.equal(base['layout'], theirs['layout'])) return theirs;
    if (base['layout'] === ours['layout']) return this.fields(base, theirs, ours);
    const list = ({ label, figure, ...of }: Fields) => {
      const marks = MARKS.map((name) => of[name]).find((value) => Array.isArray(value)) as unknown[] | undefined;
      // A figure that stands alone in a script may be the one mark of a list.
      return marks ?? (typeof figure === 'string' ? [{ label, figure }] : undefined);
    };
    const name = MARKS.find((mark) => Array.isArray(ours[mark]));
    const [before, after, present] = [base, theirs, ours].map(list);
    if (!before || !after || !present || !name) return shown.length === 0 ? this.followed(ours) : theirs;
    if (before.length !== after.length || before.length !== present.length) return theirs;
    const followed = this.followed(ours);
    const title = isSame(old.chart?.title, sent.chart?.title) ? followed['title'] : theirs['title'];
    return { ...followed, title, [name]: this.items(before, after, present) };
  }

  private fields(base: Fields, theirs: Fields, ours: Fields): Fields {
    const followed = this.followed(ours);
    const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const [before, after, present] = [base[name], theirs[name], ours[name]];
        if (this.equal(before, after, name)) return present === undefined ? [] : [[name, followed[name]]];
        if (this.sides(before, present, name)) return after === undefined ? [] : [[name, after]];
        if (Array.isArray(before) && Array.isArray(after) && Array.isArray(present)) {
          return [[name, this.items(before, after, present)]];
        }
        // The words of the scene were changed, and what is shown beside them are others.
        const isText = typeof present === 'string' && !isSame(this.old.text, this.sent.text);
        return after === undefined ? [] : [[name, isText ? followed[name] : after]];
      }),
    );
  }

  /** Marks that were sent as they were read keep all that they have; others are as they were sent. */
  private items(before: readonly unknown[], after: readonly unknown[], present: readonly unknown[]): unknown[] {
    const taken = new Set<number>();
    const find = (item: unknown, index: number): number => {
      const places = [index, ...before.keys()].filter((place) => place < before.length && !taken.has(place));
      return places.find((place) => this.equal(before[place], item)) ?? -1;
    };
    const same = after.map((item, index) => {
      const place = find(item, index);
      if (place >= 0) taken.add(place);
      return place;
    });
    return after.map((item, index) => {
      const place = same[index] ?? -1;
      if (place >= 0) return present[place] ?? item;
      const [was, is] = [before[index], present[index]];
      const isOpen = after.length === before.length && before.length === present.length;
      return isOpen && isRecord(was) && isRecord(item) && isRecord(is) ? this.fields(was, item, is) : item;
    });
  }

  /** What a scene shows, with its sentences as they are now; names and labels that share a word with them are not theirs. */
  private followed(ours: Fields): Fields {
    if (isSame(this.old.text, this.sent.text)) return ours;
    const walk = (value: unknown, name: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => walk(item, name));
      if (isRecord(value))
        return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, walk(child, key)]));
      if (typeof value !== 'string' || figureKeys.has(name) || name === 'layout' || name === 'trend') return value;
      return this.reread(display(value, this.ink.ours), name) ?? value;
    };
    return Object.fromEntries(Object.entries(ours).map(([name, value]) => [name, walk(value, name)]));
  }

  /** A shown text that is a changed sentence, and a headline that was rewritten within one; null for another. */
  private reread(text: string, name: string): string | null {
    const sentence = this.reworded.get(unended(text));
    if (sentence !== undefined) return sentence === '' ? null : this.write(sentence, name);
    return name === 'headline' ? this.replaced(text, name) : null;
  }

  /** A text that repeats what was changed; null for one that does not. */
  private replaced(text: string, name = 'line'): string | null {
    const { was, is } = this;
    // Words that only came in stand where they were written.
    const isReplacement = !has(is, was);
    if (has(text, was) && (name === 'line' || isReplacement))
      return this.write(
        text.replace(was, () => is),
        name,
      );
    const isRewritten = name === 'headline' && text !== '' && has(was, text) && isReplacement;
    return isRewritten && is !== '' ? this.write(is, name) : null;
  }

  private write(text: string, name: string): string {
    return this.ink.write(text, `${name}${(this.serial += 1)}`);
  }

  private equal(base: unknown, theirs: unknown, name = ''): boolean {
    return isSame(shownOf(base, this.ink.base, name), shownOf(theirs, this.ink.theirs, name));
  }

  private sides(base: unknown, ours: unknown, name: string): boolean {
    return isSame(shownOf(base, this.ink.base, name), shownOf(ours, this.ink.ours, name));
  }
}

function contentOf(scene: Scene): Fields {
  const { id: _id, type: _type, line: _line, transition: _transition, minSeconds: _minSeconds, ...rest } = scene;
  const { motion: _motion, sfx: _sfx, bed: _bed, frame: _frame, written: _written, asked: _asked, ...content } = rest;
  return content;
}

/** A value with its figures as they are seen, so that the same figure under two names is the same. */
function shownOf(value: unknown, figures: FigureTable, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => shownOf(item, figures, name));
  if (isRecord(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shownOf(child, figures, key)]));
  }
  if (typeof value !== 'string') return value;
  if (figureKeys.has(name)) return figures[value]?.forms.full.display ?? value;
  return display(value, figures);
}

function display(text: string, figures: FigureTable): string {
  const isKnown = piecesOf(text).every((piece) => 'text' in piece || figures[piece.key] !== undefined);
  return isKnown ? resolveText(text, figures, 'display') : text;
}

/** The words in which two texts differ, from the first word on that is another to the last. */
function difference(before: string, after: string): [string, string] {
  const [a, b] = [before.split(' '), after.split(' ')];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  // Words that only came in have a word beside them to be found by.
  if (start + end === a.length && start > 0) start -= 1;
  else if (start + end === a.length && end > 0) end -= 1;
  return [a.slice(start, a.length - end).join(' '), b.slice(start, b.length - end).join(' ')];
}

/** The whole text and each of its sentences, by how they were before, where they are other ones now. */
function reworded(before: string, after: string): Map<string, string> {
  const [old, now] = [before, after].map((text) => text.split(/(?<=[.!?؟])\s+|(?<=[。！？])/u).map(unended));
  const sentences = old && now && old.length === now.length ? old.map((text, place) => [text, now[place] ?? '']) : [];
  const pairs = [...sentences, [unended(before), unended(after)]] as Array<[string, string]>;
  return new Map(pairs.filter(([text, other]) => text !== '' && text !== other));
}

/** A sentence without the mark that ends it, which headlines are shown without. */
function unended(text: string): string {
  return oneLine(text).replace(/[.。]$/u, '');
}

/** Whether no word runs over this place. */
function isBreak(text: string, at: number): boolean {
  return at <= 0 || at >= text.length || /\s/u.test(text[at] ?? '') || /\s/u.test(text[at - 1] ?? '');
}

function has(text: string, words: string): boolean {
  return words !== '' && ` ${text} `.includes(` ${words} `);
}

function oneLine(text = ''): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** For each scene that was sent the scene that it was read as, or null for a new one. */
function aligned(before: readonly ScriptScene[], sent: readonly ScriptScene[]): Array<number | null> {
  const places: Array<number | null> = sent.map(() => null);
  const taken = new Set<number>();
  const pair = (index: number, place: number): void => {
    places[index] = place;
    taken.add(place);
  };
  const known = before.map((scene) => stable(scene));
  sent.forEach((scene, index) => {
    const text = stable(scene);
    const order = [index, ...known.keys()];
    const place = order.find((candidate) => known[candidate] === text && !taken.has(candidate));
    if (place !== undefined) pair(index, place);
  });
  const open = () => sent.flatMap((scene, index) => (places[index] === null ? [{ scene, index }] : []));
  const likes = open().flatMap(({ scene, index }) =>
    before.flatMap((old, place) => (taken.has(place) ? [] : [{ index, place, like: likeness(old, scene) }])),
  );
  for (const { index, place, like } of likes.sort(
    (a, b) => b.like - a.like || Math.abs(a.index - a.place) - Math.abs(b.index - b.place),
  )) {
    if (like >= ALIKE && places[index] === null && !taken.has(place)) pair(index, place);
  }
  // Between scenes that stayed, as many as there were before are those, with other words.
  for (const { index, scene } of open()) {
    const previous = index === 0 ? -1 : places[index - 1];
    const place = previous === null || previous === undefined ? -1 : previous + 1;
    const isSlot = sent.length === before.length && before[place]?.type === scene.type && !taken.has(place);
    if (previous !== null && isSlot) pair(index, place);
  }
  return places;
}

/** From this on two scenes are one that was changed. */
const ALIKE = 0.4;

/** Share of what two scenes say and show that is the same. */
function likeness(a: ScriptScene, b: ScriptScene): number {
  const parts = (['text', 'chart', 'stats', 'asset', 'stillIndex'] as const).filter(
    (name) => a[name] !== undefined || b[name] !== undefined,
  );
  const alike = parts.map((name) => {
    const [words, others] = [a[name], b[name]].map(
      (part) => new Set(stable(part ?? null).match(/[\p{L}\p{M}\p{N}.]+/gu)),
    );
    if (!words || !others) return 0;
    const both = [...words].filter((word) => others.has(word)).length;
    return (2 * both) / Math.max(1, words.size + others.size);
  });
  return alike.length === 0 ? 0 : alike.reduce((sum, share) => sum + share, 0) / alike.length;
}

function isSame(a: unknown, b: unknown): boolean {
  return stable(a) === stable(b);
}

/** Serialises a value with sorted keys, so that equal values compare equal. */
function stable(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
    ) ?? 'undefined'
  );
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

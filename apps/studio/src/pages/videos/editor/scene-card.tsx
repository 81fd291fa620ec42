import { ArrowDown, ArrowUp, ImagePlus, ListPlus, SquareSplitVertical, Trash2 } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { words } from '../../../words';
import { ChartFields, isPlain } from './chart-fields';
import { type SceneFault, type ScriptScene, sentence } from './edit-draft';
import { droppedPicture, isPictureOver, type Picture } from './pictures-panel';
import styles from './scene-card.module.css';
import { ScenePicture } from './scene-picture';
import { type CaretPut, SceneText } from './scene-text';
import type { VideoFact } from './scene-words';

/** Layouts that take the same words. */
const KINDS = ['text', 'title', 'data', 'list', 'quote', 'cta'] as const;

interface SceneCardProps {
  /** Its name in the page. */
  anchor: string;
  /** From 1. */
  n: number;
  isLast: boolean;
  isChosen: boolean;
  scene: ScriptScene;
  facts: ReadonlyMap<string, VideoFact>;
  faults: readonly SceneFault[];
  /** Where the caret shall be put. */
  caret: CaretPut | null;
  onChoose: () => void;
  onCaret: (at: number) => void;
  onChange: (scene: ScriptScene) => void;
  onDropFact: (key: string, at: number) => void;
  onDropPicture: (picture: Picture) => void;
  /** A fact is looked for, to be put into its words. */
  onFacts: () => void;
  /** A picture is looked for. */
  onPictures: () => void;
  /** Its picture was taken off. */
  onUnpicture: () => void;
  onMove: (by: -1 | 1) => void;
  /** At the caret where no offset is told. */
  onSplit: (at?: number) => void;
  onRemove: () => void;
}

/** One scene: its words, edited in place; once it is chosen, its layout, figures and chart too. */
export function SceneCard({ anchor, n, scene, faults, isChosen, ...rest }: SceneCardProps) {
  const { scenes: text, pictures } = words.editor;
  const { isLast, facts, caret, onChoose, onCaret, onChange, onDropFact, onFacts, onMove, onSplit, onRemove } = rest;
  const { onDropPicture, onPictures, onUnpicture } = rest;
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!isPictureOver(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const picture = droppedPicture(event);
    if (!picture) return;
    event.preventDefault();
    onDropPicture(picture);
  };
  const told = (path: string) => faults.filter((fault) => fault.path === path).map(sentence);
  const at = (path: string) => told(path).join(' ') || null;
  const others = faults.filter(({ path }) => !isField(path, scene)).map(sentence);
  const setStat = (index: number, part: 'value' | 'label', value: string) =>
    onChange({
      ...scene,
      stats: scene.stats?.map((stat, place) => (place === index ? { ...stat, [part]: value } : stat)),
    });
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const isOpen = isChosen || faults.some(({ path }) => /^(stats|chart|type|duration)/.test(path));
  return (
    <li
      id={anchor}
      className={styles.scene}
      data-faulty={faults.length > 0 || undefined}
      data-over={isOver || undefined}
      aria-current={isChosen || undefined}
      onFocus={onChoose}
      onKeyDown={press}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.bar}>
        <h3>
          {text.number(n)} <span className={styles.soft}>{text.types[scene.type]}</span>
        </h3>
        <div className={styles.acts}>
          <IconButton quiet label={text.fact(n)} onClick={onFacts} icon={<ListPlus />} />
          <IconButton quiet label={pictures.add(n)} onClick={onPictures} icon={<ImagePlus />} />
          <IconButton quiet label={text.up(n)} off={n === 1} onClick={() => onMove(-1)} icon={<ArrowUp />} />
          <IconButton quiet label={text.down(n)} off={isLast} onClick={() => onMove(1)} icon={<ArrowDown />} />
          <IconButton quiet label={text.split(n)} onClick={() => onSplit()} icon={<SquareSplitVertical />} />
          <IconButton quiet label={text.remove(n)} onClick={onRemove} icon={<Trash2 />} />
        </div>
      </div>
      <SceneText
        label={text.said(n)}
        value={scene.text ?? ''}
        facts={facts}
        error={at('text') ?? (others.join(' ') || null)}
        unproven={faults.filter(({ path }) => path === 'text').flatMap(quoted)}
        caret={caret}
        onChange={(changed) => onChange({ ...scene, text: changed })}
        onCaret={onCaret}
        onDropFact={onDropFact}
        onSplit={onSplit}
      />
      <ScenePicture
        n={n}
        scene={scene}
        error={at('asset.libraryAssetId') ?? at('stillIndex')}
        onRemove={() => {
          const { asset: _asset, stillIndex: _still, ...bare } = scene;
          onChange(bare);
          onUnpicture();
        }}
      />
      {isOpen && (
        <div className={styles.more}>
          {!scene.chart && scene.type !== 'clip' && (
            <SelectField
              label={text.kind}
              choices={KINDS.map((kind) => ({ value: kind, label: text.types[kind] }))}
              value={scene.type}
              error={at('type')}
              onChange={(type) => onChange({ ...scene, type: type as ScriptScene['type'] })}
            />
          )}
          <TextField
            label={text.seconds}
            type="number"
            min={0.5}
            max={60}
            step={0.5}
            value={scene.duration === undefined ? '' : String(scene.duration)}
            error={at('duration')}
            onValueChange={(changed) => onChange({ ...scene, duration: changed === '' ? undefined : Number(changed) })}
          />
          {scene.stats?.map(({ value, label }, index) => (
            <div key={index} className={styles.pair}>
              <TextField
                label={text.value}
                dir="auto"
                value={value}
                error={at(`stats[${index}].value`)}
                onValueChange={(changed) => setStat(index, 'value', changed)}
              />
              <TextField
                label={text.label}
                dir="auto"
                value={label}
                error={at(`stats[${index}].label`)}
                onValueChange={(changed) => setStat(index, 'label', changed)}
              />
            </div>
          ))}
          {scene.chart && (
            <ChartFields
              chart={scene.chart}
              faultAt={(path) => at(`chart${path}`)}
              onChange={(chart) => onChange({ ...scene, chart })}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** What a refusal quotes of the text: `figure "9%" is not in data`. */
function quoted({ message }: SceneFault): string[] {
  return [...message.matchAll(/"([^"]+)"/g)].map(([, part = '']) => part);
}

/** Whether a fault has a field of its own here; others are told at the words of the scene. */
function isField(path: string, { stats, chart, asset, stillIndex }: ScriptScene): boolean {
  if (path === 'asset.libraryAssetId') return asset !== undefined;
  if (path === 'stillIndex') return stillIndex !== undefined;
  if (path === 'text' || path === 'type' || path === 'duration') return true;
  if (/^stats\[\d+\]\.(value|label)$/.test(path)) return stats !== undefined;
  if (/^chart\.(title|kind|series|series\[\d+\]\.(t|v|x|y|target|before|cells\[\d+\]))$/.test(path))
    return chart !== undefined && isPlain(chart);
  return false;
}

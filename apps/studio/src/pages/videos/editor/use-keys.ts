import { useEffect, useRef } from 'react';

/** What the keyboard asks of the whole editor. */
export type EditorKey = 'undo' | 'redo' | 'save' | 'play' | 'find' | 'help';

/** Hears the editor's shortcuts; letters are typed where one types. `obey` may have other things to do, such as a dialog. */
export function useEditorKeys(obey: (key: EditorKey) => void): void {
  const latest = useRef(obey);
  useEffect(() => void (latest.current = obey));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wish = editorKey(event, isTyped(event.target));
      if (!wish) return;
      event.preventDefault();
      latest.current(wish);
    };
    // The browser's own menu of an editable text undoes too.
    const undo = (event: InputEvent) => {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      event.preventDefault();
      latest.current(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    };
    document.addEventListener('keydown', press);
    document.addEventListener('beforeinput', undo);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('beforeinput', undo);
    };
  }, []);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Which shortcut a key is; `isTyping` where keys write text. */
export function editorKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isTyping: boolean): EditorKey | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const held: Record<string, EditorKey> = { z: shiftKey ? 'redo' : 'undo', y: 'redo', s: 'save', ' ': 'play' };
    return held[key.toLowerCase()] ?? null;
  }
  if (isTyping) return null;
  return key === '?' ? 'help' : key === '/' ? 'find' : null;
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

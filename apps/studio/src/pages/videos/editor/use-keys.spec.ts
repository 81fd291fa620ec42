import { editorKey } from './use-keys';

const pressed = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('the shortcuts of the editor', () => {
  it('undo and redo with either of the usual keys', () => {
    expect(editorKey(pressed('z', { ctrlKey: true }), true)).toBe('undo');
    expect(editorKey(pressed('Z', { metaKey: true, shiftKey: true }), true)).toBe('redo');
    expect(editorKey(pressed('y', { ctrlKey: true }), false)).toBe('redo');
  });

  it('leave letters to whoever types', () => {
    expect(editorKey(pressed('?'), true)).toBeNull();
    expect(editorKey(pressed('?'), false)).toBe('help');
    expect(editorKey(pressed('/'), false)).toBe('find');
  });
});

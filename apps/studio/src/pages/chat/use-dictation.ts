import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { words } from '../../words';
import { type Recording, startRecording } from './recorder';

export type DictationState =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'recording'; recording: Recording; since: number }
  | { kind: 'sending' }
  | { kind: 'refused'; reason: string };

/** The sound is a little longer than the clock. */
const SPARE_S = 1;
const OFF: DictationState = { kind: 'off' };

/** Records what is said, at most `most` seconds, and hands it on as text. */
export function useDictation(most: number, onText: (text: string) => void) {
  const [state, setState] = useState<DictationState>(OFF);
  const running = useRef<Recording | null>(null);
  // One that was asked for and called off before the browser answered is not begun.
  const asked = useRef(0);

  useEffect(
    () => () => {
      asked.current += 1;
      running.current?.drop();
    },
    [],
  );

  const refuse = (reason: string) => setState({ kind: 'refused', reason });

  const start = async () => {
    const turn = (asked.current += 1);
    setState({ kind: 'asking' });
    try {
      const recording = await startRecording();
      if (turn !== asked.current) return recording.drop();
      running.current = recording;
      setState({ kind: 'recording', recording, since: Date.now() });
    } catch (error) {
      if (turn !== asked.current) return;
      const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
      refuse(isMissing ? words.chat.dictation.missing : words.chat.dictation.refused);
    }
  };

  const cancel = () => {
    asked.current += 1;
    running.current?.drop();
    running.current = null;
    setState(OFF);
  };

  const finish = async () => {
    const recording = running.current;
    running.current = null;
    if (!recording) return;
    const turn = asked.current;
    setState({ kind: 'sending' });
    try {
      const text = await writeDown(await recording.finish());
      if (turn !== asked.current) return;
      if (text === '') return refuse(words.chat.dictation.silent);
      setState(OFF);
      onText(text);
    } catch {
      if (turn === asked.current) refuse(words.chat.dictation.failed);
    }
  };
  const finishNow = useEffectEvent(() => void finish());

  useEffect(() => {
    if (state.kind !== 'recording') return;
    const timer = setTimeout(() => finishNow(), (most - SPARE_S) * 1000);
    return () => clearTimeout(timer);
  }, [state.kind, most]);

  return { state, start: () => void start(), finish: () => void finish(), cancel };
}

async function writeDown(said: Blob): Promise<string> {
  const form = new FormData();
  form.append('file', said, `speech.${said.type.includes('mp4') ? 'mp4' : said.type.includes('ogg') ? 'ogg' : 'webm'}`);
  const body = { file: '' };
  const { text } = await unwrap(api.POST('/v1/dictations', { body, bodySerializer: () => form }));
  return text.trim();
}

import { API_URL } from '../../../api/client';
import { CopyField } from '../../../ui/copy-field';
import { words } from '../../../words';
import { CodeBlock } from '../code-block';
import { videoCommand, testCommand } from './commands';

/** A key that was just made, and what to do with it first. */
export function NewKey({ apiKey }: { apiKey: string }) {
  const text = words.account.keys;
  return (
    <>
      <CopyField label={text.yours} text={apiKey} />
      <CodeBlock label={text.tryTitle} code={testCommand(API_URL, apiKey)} />
      <CodeBlock label={text.videoTitle} code={videoCommand(API_URL, apiKey)} />
    </>
  );
}

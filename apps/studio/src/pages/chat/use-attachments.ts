import { useState } from 'react';
import { uploadFile } from '../../api/upload';
import { words } from '../../words';
import { errorWords } from '../../api/error-words';
import { type Attachment, fileKind, fileText, pastedData } from './attachment';

/** A file on its way into the library. */
interface Upload {
  name: string;
  /** 0 to 1. */
  sent: number;
  gone: AbortController;
}

/** What has been put beside a message that is being written. */
export function useAttachments() {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<string | null>(null);

  const add = (one: Attachment) =>
    setAttachments((known) => {
      const isSource = one.kind !== 'file';
      // The api makes a video of one source: the one that came last.
      return [...known.filter(({ kind }) => !isSource || kind === 'file'), one];
    });

  const upload = async (file: File) => {
    const { name } = file;
    const gone = new AbortController();
    const mine = ({ gone: other }: Upload) => other === gone;
    setUploads((all) => [...all, { name, sent: 0, gone }]);
    const onProgress = (sent: number) => setUploads((all) => all.map((one) => (mine(one) ? { ...one, sent } : one)));
    try {
      const { libraryAssetId } = await uploadFile(file, { onProgress, signal: gone.signal });
      add({ kind: 'file', name, assetId: libraryAssetId });
    } catch (error) {
      if (!gone.signal.aborted) setFault(`${name}: ${errorWords(error).about}`);
    } finally {
      setUploads((all) => all.filter((one) => !mine(one)));
    }
  };

  const addFile = async (file: File) => {
    const kind = fileKind(file);
    if (kind === 'library') return await upload(file);
    if (kind === null) return setFault(words.chat.composer.wrongFile(file.name));
    const content = await file.text();
    tried(() => add(fileText(file.name, content)));
  };

  const tried = (act: () => void) => {
    try {
      act();
    } catch (error) {
      setFault((error as Error).message);
    }
  };

  return {
    attachments,
    uploads,
    fault,
    addFiles: (files: Iterable<File>) => {
      setFault(null);
      for (const file of files) void addFile(file);
    },
    /** Whether what was pasted became an attachment. */
    addPasted: (pasted: string): boolean => {
      setFault(null);
      let taken = false;
      tried(() => {
        taken = true;
        const data = pastedData(pasted);
        if (data) add(data);
        else taken = false;
      });
      return taken;
    },
    remove: (one: Attachment) => setAttachments((known) => known.filter((other) => other !== one)),
    clear: () => {
      setAttachments([]);
      setFault(null);
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../api/client';
import { fieldError } from '../../api/error-words';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { ErrorNotice } from '../../ui/notice';
import { TextField } from '../../ui/text-field';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import styles from './asset-dialog.module.css';
import { type Asset, assetQuery, foldersQuery } from './library-queries';

/** Renames an asset and puts it into a folder; a name that is new makes one. */
export function AssetForm({ asset }: { asset: Asset }) {
  const text = words.library.asset;
  const list = useId();
  const [title, setTitle] = useState(asset.title);
  const [folder, setFolder] = useState(asset.folder ?? '');
  const { data: folders } = useQuery(foldersQuery);
  const queries = useQueryClient();
  const { say } = useToasts();
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        api.PATCH('/v1/library/{id}', {
          params: { path: { id: asset.libraryAssetId } },
          body: { title: title.trim(), folder: folder.trim() || null },
        }),
      ),
    onSuccess: async (saved) => {
      say(text.saved, saved.title);
      queries.setQueryData(assetQuery(saved.libraryAssetId).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['library'] });
    },
  });
  const differs = title.trim() !== asset.title || folder.trim() !== (asset.folder ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (differs && title.trim() !== '') save.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={text.rename}
        name="title"
        dir="auto"
        required
        value={title}
        onValueChange={setTitle}
        error={fieldError(save.error, 'title')}
      />
      <TextField
        label={text.folder}
        hint={text.folderHint}
        name="folder"
        dir="auto"
        optional
        list={list}
        value={folder}
        onValueChange={setFolder}
        error={fieldError(save.error, 'folder')}
      />
      <datalist id={list}>
        {folders?.data.map((one) => (
          <option key={one.folder} value={one.folder} />
        ))}
      </datalist>
      <ErrorNotice error={save.error} />
      {differs && (
        <div>
          <Button type="submit" look="main" busy={save.isPending} disabled={title.trim() === ''}>
            {text.save}
          </Button>
        </div>
      )}
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/dialog';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import type { Asset } from './library-queries';

/** Removes an asset for good, once that has been confirmed. */
export function DeleteAsset({ asset: { libraryAssetId, title }, onGone }: { asset: Asset; onGone: () => void }) {
  const text = words.library.asset;
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const { say, sayError } = useToasts();
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/library/{id}', { params: { path: { id: libraryAssetId } } })),
    onSuccess: async () => {
      say(text.deleted, title);
      setAsking(false);
      onGone();
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['library', 'grid'] }),
        queries.invalidateQueries({ queryKey: ['library', 'folders'] }),
        queries.invalidateQueries({ queryKey: ['library', 'picker'] }),
      ]);
    },
    onError: sayError,
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.deleteTitle(title)}
        about={text.deleteAbout}
        verb={text.deleteVerb}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
      />
    </>
  );
}

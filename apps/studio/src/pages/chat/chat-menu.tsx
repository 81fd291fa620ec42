import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client';
import { unwrap } from '../../api/queries';
import { Button } from '../../ui/button';
import { ConfirmDialog, Dialog } from '../../ui/dialog';
import { ErrorNotice } from '../../ui/notice';
import { Menu } from '../../ui/menu';
import { TextField } from '../../ui/text-field';
import { useToasts } from '../../ui/toasts';
import { words } from '../../words';
import { chatsQuery } from './chat-queries';

const LONGEST = 200;

/** What can be done with a chat as a whole. */
export function ChatMenu({ chatId, title }: { chatId: string; title: string }) {
  const text = words.chat;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { say, sayError } = useToasts();
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const path = { id: chatId };
  const close = () => setAsking(null);
  const refresh = () => queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
  const remove = useMutation({
    mutationFn: () => unwrap(api.DELETE('/v1/chats/{id}', { params: { path } })),
    onSuccess: async () => {
      close();
      await navigate('/chat', { replace: true });
      void queries.invalidateQueries({ queryKey: ['chat', chatId], refetchType: 'none' });
      say(text.removed);
      await refresh();
    },
    onError: sayError,
  });
  return (
    <>
      <Menu
        trigger={
          <Button iconOnly look="quiet" aria-label={text.more}>
            <Ellipsis aria-hidden="true" />
          </Button>
        }
        entries={[
          { label: text.rename, icon: <Pencil />, onChoose: () => setAsking('rename') },
          { label: text.remove, icon: <Trash2 />, danger: true, onChoose: () => setAsking('remove') },
        ]}
      />
      {asking === 'rename' && <RenameChat chatId={chatId} title={title} onClose={close} />}
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={close}
        title={text.removeTitle}
        about={text.removeAbout}
        verb={text.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

function RenameChat({ chatId, title, onClose }: { chatId: string; title: string; onClose: () => void }) {
  const text = words.chat;
  const queries = useQueryClient();
  const [name, setName] = useState(title);
  const rename = useMutation({
    mutationFn: () =>
      unwrap(api.PATCH('/v1/chats/{id}', { params: { path: { id: chatId } }, body: { title: name.trim() } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
      onClose();
    },
  });
  const form = 'rename-chat';
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.rename}
      foot={
        <>
          <Button onClick={onClose}>{words.ui.cancel}</Button>
          <Button type="submit" form={form} look="main" busy={rename.isPending} disabled={name.trim() === ''}>
            {text.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') rename.mutate();
        }}
      >
        <TextField label={text.name} value={name} maxLength={LONGEST} dir="auto" autoFocus onValueChange={setName} />
      </form>
      <ErrorNotice error={rename.error} />
    </Dialog>
  );
}

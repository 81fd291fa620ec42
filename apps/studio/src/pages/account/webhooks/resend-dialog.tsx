import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { unwrap } from '../../../api/queries';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorNotice } from '../../../ui/notice';
import { SelectField } from '../../../ui/select-field';
import { useToasts } from '../../../ui/toasts';
import { words } from '../../../words';

const HOUR_MS = 3_600_000;

interface ResendDialogProps {
  webhookId: string;
  open: boolean;
  onClose: () => void;
  onResent: () => void;
}

/** Sends all that an address has not taken since a moment once more. */
export function ResendDialog({ webhookId: id, open, onClose, onResent }: ResendDialogProps) {
  const text = words.account.webhooks;
  const { say } = useToasts();
  const [hours, setHours] = useState('24');
  const resend = useMutation({
    mutationFn: () => {
      const since = new Date(Date.now() - Number(hours) * HOUR_MS).toISOString();
      return unwrap(api.POST('/v1/webhooks/{id}/resend', { params: { path: { id } }, body: { since } }));
    },
    onSuccess: ({ resent, more }) => {
      say(text.resentMany(resent, more));
      onClose();
      onResent();
    },
  });
  const close = () => {
    onClose();
    resend.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.resendMany}
      about={text.resendManyAbout}
      foot={
        <>
          <Button onClick={close}>{words.ui.cancel}</Button>
          <Button look="main" busy={resend.isPending} onClick={() => resend.mutate()}>
            {text.resendVerb}
          </Button>
        </>
      }
    >
      <ErrorNotice error={resend.error} />
      <SelectField label={text.resendSince} choices={text.resendSinceChoices} value={hours} onChange={setHours} />
    </Dialog>
  );
}

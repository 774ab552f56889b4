import { useEffect } from 'react';
import { useForm, useFormContext } from '../form.context.ts';
import { onSaved } from '../record/record.channel.ts';
import { reload } from '../save/save.ts';

/** Another window of this browser saved the same record: a form where nothing was typed follows, the others say so. */
export function useOtherWindows(): void {
  const { form } = useFormContext();
  const id = useForm(({ base }) => base?.id);
  useEffect(
    () =>
      onSaved((saved) => {
        const { base, changed, hear } = form.store.getState();
        if (saved.resource !== form.resource.id || saved.id !== id || !base || saved.version <= base.version) return;
        if (changed.size > 0) hear(saved.version);
        else void reload(form);
      }),
    [form, id],
  );
}

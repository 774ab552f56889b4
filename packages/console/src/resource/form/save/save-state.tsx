import { Text } from '@mantine/core';
import { useForm } from '../form.context.ts';
import { isDirty } from '../form.store.ts';
import classes from './form-footer.module.css';
import { saveState } from './save-state.rules.ts';
import { useOnline } from './use-online.ts';

/** « Enregistré à 14 h 02 »: a status that screen readers speak when it changes. */
export function SaveState() {
  const saving = useForm((state) => state.saving);
  const dirty = useForm(isDirty);
  const unkept = useForm((state) => state.unkept);
  const failed = useForm((state) => state.failure?.kind === 'offline');
  const noted = useForm((state) => state.base?.modifieLe);
  const online = useOnline();
  const savedAt = typeof noted === 'string' ? new Date(noted) : null;
  return (
    <Text component="p" role="status" className={classes.state} data-dirty={dirty || undefined}>
      {saveState({ saving, dirty, online: online && !failed, unkept, savedAt }, new Date())}
    </Text>
  );
}

import { Button } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { Bar } from '../around/bar.tsx';
import { useForm, useFormContext } from '../form.context.ts';
import { compareWithNewest, reload } from '../save/save.ts';

/** Somebody saved a newer version: the form takes it when nothing was typed here, and offers to compare otherwise. */
export function NewerBar() {
  const { form } = useFormContext();
  const isNewer = useForm(({ base, newest, saving }) => !saving && base !== null && newest > base.version);
  const dirty = useForm(({ changed }) => changed.size > 0);
  if (!isNewer) return null;
  return (
    <Bar
      icon={IconGitMerge}
      tone="warning"
      actions={
        <Button size="compact-sm" onClick={() => void (dirty ? compareWithNewest(form) : reload(form))}>
          {dirty ? 'Voir les différences' : 'Recharger'}
        </Button>
      }
    >
      Une version plus récente a été enregistrée
    </Bar>
  );
}

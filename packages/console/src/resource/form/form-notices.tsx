import { Button } from '@mantine/core';
import { IconGitMerge, IconUsers } from '@tabler/icons-react';
import { Bar } from './bar.tsx';
import { useForm, useScene } from './form.context.ts';
import { presenceSentence } from './presence.rules.ts';
import { RecoveryBar } from './recovery-bar.tsx';
import { compareWithNewest, reload } from './save.ts';
import { usePresence } from './use-presence.ts';

/** What happens around the record while one types. */
export function FormNotices() {
  return (
    <>
      <RecoveryBar />
      <NewerBar />
      <PresenceBar />
    </>
  );
}

function PresenceBar() {
  const sentence = presenceSentence(usePresence());
  return sentence && <Bar icon={IconUsers}>{sentence}</Bar>;
}

/** Somebody saved a newer version: followed when nothing was typed here, compared otherwise. */
function NewerBar() {
  const { form } = useScene();
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

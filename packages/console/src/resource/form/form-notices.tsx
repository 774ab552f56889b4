import { Button } from '@mantine/core';
import { IconAlertTriangle, IconGitMerge, IconUsers } from '@tabler/icons-react';
import { Bar } from './bar.tsx';
import { useForm, useScene } from './form.context.ts';
import { presenceSentence } from './presence.rules.ts';
import { RecoveryBar } from './recovery-bar.tsx';
import { compareWithNewest, reload } from './save.ts';
import { usePresence } from './use-presence.ts';

/** What happens around the record while one types. */
export function FormNotices({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <FailureBar onRetry={onRetry} />
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

/** Why saving failed. What is refused is not worth trying again as it is; the rest is. */
function FailureBar({ onRetry }: { readonly onRetry: () => void }) {
  const failure = useForm((state) => state.failure);
  if (!failure) return null;
  return (
    <Bar
      icon={IconAlertTriangle}
      tone="wrong"
      actions={
        failure.kind !== 'refused' && (
          <Button size="compact-sm" onClick={onRetry}>
            Réessayer
          </Button>
        )
      }
    >
      {failure.message}
    </Bar>
  );
}

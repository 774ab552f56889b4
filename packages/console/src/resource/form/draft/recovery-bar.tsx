import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { showDone } from '../../list/actions/undo.notice.tsx';
import { Bar } from '../around/bar.tsx';
import { useForm, useFormContext } from '../form.context.ts';
import { ChangeList } from '../history/change-list.tsx';
import { momentOf } from '../moments.ts';

/** Offers the draft of another time that was never saved; nothing is put back unasked. */
export function RecoveryBar() {
  const { form } = useFormContext();
  const draft = useForm(({ recovery }) => recovery);
  const initial = useForm((state) => state.initial);
  const [isShown, setShown] = useState(false);
  if (!draft) return null;
  const changes = Object.entries(draft.changes).map(([champ, apres]) => ({ champ, avant: initial[champ], apres }));
  const abandon = () => {
    form.drafts.discard(draft);
    showDone('Modifications non enregistrées abandonnées.', {
      label: 'Annuler',
      follow: () => form.drafts.bringBack(draft),
    });
  };
  return (
    <>
      <Bar
        icon={IconHistory}
        tone="warning"
        actions={
          <>
            <Button size="compact-sm" onClick={() => form.drafts.adopt(draft)}>
              Reprendre
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-expanded={isShown}
              onClick={() => setShown((shown) => !shown)}
            >
              Voir les différences
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={abandon}>
              Abandonner
            </Button>
          </>
        }
      >
        Vous aviez des modifications non enregistrées du {momentOf(new Date(draft.at), new Date())}
      </Bar>
      {isShown && <ChangeList resource={form.resource} changes={changes} before="Enregistré" after="Non enregistré" />}
    </>
  );
}

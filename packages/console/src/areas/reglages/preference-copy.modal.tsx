import { CLES_DE_PREFERENCE, isSameValue, type Surcharges } from '@bridge/contract';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import '../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { VEIL } from '../../ui/veil.ts';
import { ChangeLines } from './change-lines.tsx';
import { EntiteChoice } from './entite-choice.tsx';
import { preferencesQuery } from './preference.queries.ts';
import { preferenceChanges } from './preference-changes.ts';

interface Props {
  readonly to: { readonly id: number; readonly nom: string };
  readonly current: Surcharges;
  readonly onCopy: (surcharges: Surcharges) => void;
  readonly onClose: () => void;
}

/** Takes over what another entity of the branch sets; nothing is saved yet. */
export default function PreferenceCopy({ to, current, onCopy, onClose }: Props) {
  const [from, setFrom] = useState<number | null>(null);
  const query = useQuery({ ...preferencesQuery(from), enabled: from !== null });
  // While none is chosen, what is known is one's own.
  const data = from === null ? undefined : query.data;
  const changed = data ? CLES_DE_PREFERENCE.filter((cle) => !isSameValue(current[cle], data.surcharges[cle])) : [];
  return (
    <Modal opened onClose={onClose} title="Copier d’une autre entité" overlayProps={VEIL} closeButtonProps={CLOSE}>
      <Stack gap="md">
        <Text size="sm">{`«\u00a0${to.nom}\u00a0» aura les mêmes surcharges\u00a0; ce que l’autre entité hérite sera hérité ici aussi.`}</Text>
        <EntiteChoice label="Entité à copier" value={from} except={to.id} onChoose={setFrom} />
        {from !== null && !data && <Skeleton height={80} />}
        {data && changed.length === 0 && <Text size="sm">{SAME}</Text>}
        {data && <ChangeLines changes={preferenceChanges(changed, current, data.surcharges)} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Annuler
          </Button>
          <Button
            disabled={changed.length === 0}
            onClick={() => {
              if (data) onCopy(data.surcharges);
              onClose();
            }}
          >
            Copier
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const CLOSE = { 'aria-label': 'Fermer' };
const SAME = 'Ces deux entités ont les mêmes surcharges\u00a0: il n’y a rien à copier.';

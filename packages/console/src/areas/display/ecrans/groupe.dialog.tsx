import { formatNumber, ORDRES_D_ECRAN, type OrdreDEcran, type Ref } from '@bridge/contract';
import { Button, Group, Modal, NativeSelect, Radio, Stack, Text } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import '../../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import { sansCasse } from '../urgences/urgence.rules.ts';
import { assign, orderAll, removeAll } from './ecran.ordres.ts';
import { ecransQuery, groupesQuery } from './ecran.queries.ts';

interface Props {
  /** Ids of the ticked screens; absent when the person chooses a group here. */
  readonly ids?: readonly number[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Acte = OrdreDEcran | 'attribuer' | 'retirer';

const ACTES: readonly { readonly value: Acte; readonly label: string }[] = [
  { value: 'attribuer', label: 'Donner un diaporama' },
  ...ORDRES_D_ECRAN,
  { value: 'retirer', label: 'Retirer le diaporama' },
];

/** Runs an action on screens; false when the person changed their mind. */
async function act(acte: Acte, cibles: readonly number[], diaporama: Ref<'diaporama'> | null): Promise<boolean> {
  if (acte === 'retirer') return removeAll(cibles);
  if (acte !== 'attribuer') await orderAll(cibles, acte);
  else if (diaporama) await assign(cibles, diaporama.id);
  return true;
}

/** An action on several screens at once: those of a group, or the ticked ones. */
export default function GroupeDialog({ ids, onClose, onDone }: Props) {
  useReturnFocus();
  const groupes = useQuery({ ...groupesQuery, enabled: ids === undefined });
  const ecrans = useQuery({ ...ecransQuery(), enabled: ids === undefined });
  const [chosen, setGroupe] = useState<string>();
  const [acte, setActe] = useState<Acte>('attribuer');
  const [diaporama, setDiaporama] = useState<Ref<'diaporama'> | null>(null);
  const groupe = chosen ?? groupes.data?.[0]?.nom;
  const cibles =
    ids ??
    (ecrans.data ?? [])
      .filter((one) => one.modifiable !== false && sansCasse(one.groupe) === sansCasse(groupe))
      .map(({ id }) => id);
  const acting = useMutation({
    mutationFn: () => act(acte, cibles, diaporama),
    onSuccess: (isDone) => {
      if (!isDone) return;
      onDone();
      onClose();
    },
  });
  const failed = groupes.error ?? ecrans.error;
  return (
    <Modal
      opened
      onClose={onClose}
      title={ids ? 'Agir sur les écrans cochés' : 'Agir sur un groupe'}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      {failed ? (
        <LoadError
          title="Les groupes n’ont pas pu être lus"
          reason={sentenceOf(failed)}
          retrying={groupes.isFetching || ecrans.isFetching}
          onRetry={() => void Promise.all([groupes.refetch(), ecrans.refetch()])}
        />
      ) : (
        <Stack gap="md">
          {!ids && groupes.data?.length === 0 && (
            <Text>
              {
                'Aucun groupe pour l’instant\u00a0: donnez le même groupe à plusieurs écrans, dans leur formulaire, pour agir sur tous d’un coup.'
              }
            </Text>
          )}
          {!ids && groupes.data && groupes.data.length > 0 && (
            <NativeSelect
              data-autofocus
              label="Groupe"
              value={groupe}
              data={groupes.data.map(({ nom, ecrans: count }) => ({
                value: nom,
                label: `${nom} (${formatNumber(count)})`,
              }))}
              onChange={({ currentTarget }) => setGroupe(currentTarget.value)}
            />
          )}
          <Radio.Group
            label="Que faire"
            value={acte}
            onChange={(value) => setActe(ACTES.find((one) => one.value === value)?.value ?? 'attribuer')}
          >
            <Stack gap="xs" mt={4}>
              {ACTES.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          {acte === 'attribuer' && (
            <RefChoice
              to="diaporama"
              label="Diaporama"
              pour="ecran"
              placeholder="À choisir"
              value={diaporama}
              onChange={setDiaporama}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button
              loading={acting.isPending}
              disabled={cibles.length === 0 || (acte === 'attribuer' && diaporama === null)}
              onClick={() => acting.mutate()}
            >
              {cibles.length > 1 ? `Appliquer aux ${formatNumber(cibles.length)} écrans` : 'Appliquer'}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

import { CLES_DE_PREFERENCE, preferences } from '@bridge/contract';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '../../../resource/form/record.queries.ts';
import { pick } from '../../../resource/form/values.rules.ts';
import { EntiteChoice } from './entite-choice.tsx';
import { TakeOverModal } from './take-over.modal.tsx';

interface Props {
  readonly to: { readonly id: number; readonly nom: string };
  readonly onClose: () => void;
}

/** Copies the preferences of another entity of the branch into the form, without saving them. */
export default function PreferenceCopy({ to, onClose }: Props) {
  const [from, setFrom] = useState<number | null>(null);
  const { data } = useQuery({ ...recordQuery(preferences, from ?? 0), enabled: from !== null });
  return (
    <TakeOverModal
      title="Copier d’une autre entité"
      other={data ? pick(data, CLES_DE_PREFERENCE) : null}
      same={'Ces deux entités ont les mêmes surcharges\u00a0: il n’y a rien à copier.'}
      confirm="Copier"
      onClose={onClose}
    >
      <Text size="sm">{`«\u00a0${to.nom}\u00a0» aura les mêmes surcharges\u00a0; ce que l’autre entité hérite sera hérité ici aussi.`}</Text>
      <EntiteChoice label="Entité à copier" value={from} except={to.id} onChoose={setFrom} />
      {from !== null && !data && <Skeleton height={80} />}
    </TakeOverModal>
  );
}

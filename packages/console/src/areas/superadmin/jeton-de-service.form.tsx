import { createJetonDeService, LONGEST_TOKEN_LIFE } from '@bridge/contract';
import { Button, Group, NumberInput, Stack } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { Refusal } from '../../ui/refusal.tsx';
import { JetonShown } from '../common/jetons/jeton-shown.tsx';
import { OwnPassword } from '../common/securite/own-password.tsx';
import { sentenceOf } from '../explain.ts';

interface Props {
  readonly compte: number;
  readonly onMade: () => void;
  readonly onEnd: () => void;
}

/** Makes a token of a service account, with its end. The account decides of the rights of its tokens. */
export function JetonDeServiceForm({ compte, onMade, onEnd }: Props) {
  const [duree, setDuree] = useState<number | string>(90);
  const [motDePasse, setMotDePasse] = useState('');
  const making = useMutation({
    mutationFn: () =>
      call(createJetonDeService, { params: { id: compte }, body: { duree: Number(duree), motDePasse } }),
    onSuccess: onMade,
  });
  if (making.data) return <JetonShown jeton={making.data.jeton} onEnd={onEnd} />;
  // The form stands beside that of the account, never inside it: Enter must not save the account.
  return (
    <Stack gap="md" role="group" aria-label="Nouveau jeton">
      <Refusal message={making.error ? sentenceOf(making.error) : ''} />
      <NumberInput label="Durée" suffix=" jours" min={1} max={LONGEST_TOKEN_LIFE} value={duree} onChange={setDuree} />
      <OwnPassword value={motDePasse} onChange={setMotDePasse} />
      <Group gap="sm">
        <Button loading={making.isPending} onClick={() => making.mutate()}>
          Créer le jeton
        </Button>
        <Button variant="default" onClick={onEnd}>
          Annuler
        </Button>
      </Group>
    </Stack>
  );
}

import type { apercuFiche } from '@bridge/contract';
import { Alert, Button, Group, Modal, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { LoadError } from '../../../ui/load-error.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { VEIL } from '../../../ui/veil.ts';
import { apercu } from '../flux.calls.ts';
import { reasonOf } from '../reason.ts';
import { ApercuFicheView } from './apercu-fiche.tsx';

interface Props {
  readonly systeme: keyof typeof apercuFiche;
  readonly id: number;
  readonly nom: string;
  readonly onClose: () => void;
}

/** Some records of a feed, each as the source sends it beside what an import would keep. */
export default function ApercuDialog({ systeme, id, nom, onClose }: Props) {
  useReturnFocus();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['apercu-fiche', systeme, id, wanted],
    queryFn: ({ signal }) => apercu(systeme, id, wanted, signal),
    // The source changes: each opening reads it anew.
    staleTime: 0,
    gcTime: 0,
    // The source is read when a person asks, not each time that the window comes back.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    setChosen(0);
    if (typed.trim() === wanted) void refetch();
    else setWanted(typed.trim());
  };
  const fiches = data?.fiches ?? [];
  const fiche = fiches[chosen];
  return (
    <Modal
      opened
      onClose={onClose}
      size="75rem"
      title={`Aperçu d’une fiche de «\u00a0${nom}\u00a0»`}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <Stack gap="md">
        <Group align="flex-end" gap="sm" component="form" onSubmit={look}>
          <TextInput
            flex="1 1 14rem"
            label="Identifiant"
            description={'Vide\u00a0: les premières fiches du flux.'}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isFetching}>
            Lire la source
          </Button>
          {fiches.length > 1 && (
            <Select
              flex="1 1 16rem"
              label="Fiche"
              allowDeselect={false}
              data={fiches.map((one, rank) => ({ value: String(rank), label: titleOf(one) }))}
              value={String(chosen)}
              onChange={(rank) => setChosen(Number(rank ?? 0))}
              comboboxProps={{ transitionProps: { duration: 0 } }}
            />
          )}
        </Group>
        {isFetching && !data && (
          <>
            <Text role="status">La source est interrogée…</Text>
            <Skeleton height={240} />
          </>
        )}
        {error && !isFetching && (
          <LoadError
            title="La source n’a pas pu être lue"
            reason={reasonOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && !error && data.message !== '' && (
          <Alert color="orange" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {data.message}
          </Alert>
        )}
        {fiche && !error && <ApercuFicheView fiche={fiche} />}
      </Stack>
    </Modal>
  );
}

function titleOf({ nom, identifiant, position }: { nom: string; identifiant: string; position: string }): string {
  const name = nom === '' ? 'Fiche rejetée' : nom;
  return `${name} (${identifiant === '' ? position : identifiant})`;
}

import { selection } from '@bridge/contract';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { resourceKey } from '../../../api/resource-key.ts';
import { offerQuery } from '../../../resource/values/choix.query.ts';
import { reglesDuMot } from './selection-liee.rules.ts';

interface Props {
  /** Name of the selection of Apidae. */
  readonly nom: string;
  /** Id of the word that the objets of the selection bear. */
  readonly mot: number;
  readonly onLinked: () => void;
  readonly onClose: () => void;
}

const DELAY = 200;

/** Gives a sélection of Bridge the objets of a selection of Apidae, by replacing its rules. */
export function SelectionARelier({ nom, mot, onLinked, onClose }: Props) {
  const queries = useQueryClient();
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), DELAY);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data = [] } = useQuery({ ...offerQuery(selection.id, settled, ''), placeholderData: keepPreviousData });
  const linking = useMutation({
    mutationFn: async (id: number) => {
      const { version, mode } = await call(selection.calls.get, { params: { id } });
      const dynamique = mode === 'manuelle' ? { mode: 'dynamique' as const } : {};
      return call(selection.calls.update, {
        params: { id },
        body: { regles: reglesDuMot(mot), ...dynamique, version },
      });
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: resourceKey(selection.id) });
      onLinked();
    },
  });
  return (
    <Stack gap={6} w="100%">
      <Text size="sm" c="dimmed">
        {`Les règles de la sélection choisie deviennent\u00a0: les objets de «\u00a0${nom}\u00a0». Son historique garde les précédentes.`}
      </Text>
      <Group gap="xs">
        <Select
          size="xs"
          aria-label={`Sélection Bridge à relier à «\u00a0${nom}\u00a0»`}
          placeholder="Choisir une sélection…"
          data={data.map(({ id, titre }) => ({ value: String(id), label: titre }))}
          value={chosen}
          onChange={setChosen}
          searchValue={search}
          onSearchChange={setSearch}
          searchable
          nothingFoundMessage="Aucune sélection de ce nom."
          comboboxProps={{ transitionProps: { duration: 0 } }}
          flex="1 1 12rem"
        />
        <Button
          size="compact-sm"
          disabled={chosen === null}
          loading={linking.isPending}
          onClick={() => chosen !== null && linking.mutate(Number(chosen))}
        >
          Relier
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Annuler
        </Button>
      </Group>
    </Stack>
  );
}

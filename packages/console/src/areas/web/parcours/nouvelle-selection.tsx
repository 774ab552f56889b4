import { formatNumber } from '@bridge/contract';
import { Checkbox, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { CommunesChoice } from '../../../catalogue/communes-choice.tsx';
import { typesQuery } from './parcours.queries.ts';
import { brouillonDe, type NouvelleSelection, nomDe, SANS_CHOIX } from './parcours.ts';

interface Props {
  readonly value: NouvelleSelection;
  readonly onChange: (value: NouvelleSelection) => void;
}

/** The rules of the new sélection: types among those of the catalogue, and communes. */
export function NouvelleSelectionFields({ value, onChange }: Props) {
  const { data: types = [] } = useQuery(typesQuery(brouillonDe(SANS_CHOIX)));
  return (
    <Stack gap="sm" p="md">
      {types.length > 0 ? (
        <Checkbox.Group
          label="Types d’objets"
          description={'Aucun\u00a0: tous.'}
          value={[...value.types]}
          onChange={(next) => onChange({ ...value, types: next })}
        >
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" mt="xs">
            {types.map(({ valeur, libelle, nombre }) => (
              <Checkbox key={valeur} value={valeur} label={`${libelle} (${formatNumber(nombre)})`} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      ) : (
        <Text c="dimmed">
          {'Votre catalogue est encore vide\u00a0: la page se remplira avec votre premier import.'}
        </Text>
      )}
      <CommunesChoice
        label="Communes, si vous n’en montrez que certaines"
        value={value.communes}
        onChange={(communes) => onChange({ ...value, communes })}
      />
      <TextInput
        label="Nom de la sélection"
        placeholder={nomDe({ ...value, nom: '' })}
        maxLength={200}
        value={value.nom}
        onChange={({ currentTarget }) => onChange({ ...value, nom: currentTarget.value })}
      />
    </Stack>
  );
}

import type { ValeurDeChoix } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { modalitesQuery } from '../../../catalogue/catalogue.queries.ts';
import { nameQuery } from '../../../resource/values/choix.query.ts';
import { type CibleAChoix, nomDeValeur } from './choix.rules.ts';
import { ValeursChoice } from './valeurs-choice.tsx';

interface Props {
  readonly cible: CibleAChoix;
  readonly critere: number;
  readonly isFull: boolean;
  readonly onAdd: (valeur: ValeurDeChoix, nom: string) => void;
}

/** What is picked here becomes a choice of its own, at the end. */
export function Ajout({ cible, critere, isFull, onAdd }: Props) {
  const queries = useQueryClient();
  const { data: modalites = [] } = useQuery(modalitesQuery(cible === 'critere' ? critere : 0));
  // What was offered by its name has just been read.
  const nomDe = (valeur: ValeurDeChoix): string => {
    if (typeof valeur === 'string') return nomDeValeur(valeur, cible, {});
    const known = modalites.find(({ id }) => valeur.ref === 'modalite' && id === valeur.id)?.libelle;
    return known ?? queries.getQueryData(nameQuery(valeur.ref, valeur.id).queryKey)?.titre ?? '';
  };
  if (isFull)
    return (
      <Text size="xs" c="dimmed">
        200 choix au plus.
      </Text>
    );
  return (
    <ValeursChoice
      label="Ajouter un choix"
      cible={cible}
      critere={critere}
      value={[]}
      onChange={(valeurs) => {
        for (const valeur of valeurs) onAdd(valeur, nomDe(valeur));
      }}
    />
  );
}

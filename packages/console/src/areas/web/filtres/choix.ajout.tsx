import { nomDeValeur, type ValeurDeChoix } from '@bridge/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { modalitesQuery } from '../../../catalogue/catalogue.queries.ts';
import { nameQuery } from '../../../resource/values/choix.query.ts';
import type { CibleAChoix } from './choix.rules.ts';
import { ValeursChoice } from './valeurs-choice.tsx';

interface Props {
  readonly cible: CibleAChoix;
  readonly critere: number;
  readonly onAdd: (valeur: ValeurDeChoix, nom: string) => void;
}

/** Adds a choice for a picked value, at the end of the list. */
export function Ajout({ cible, critere, onAdd }: Props) {
  const queries = useQueryClient();
  const { data: modalites = [] } = useQuery(modalitesQuery(cible === 'critere' ? critere : 0));
  // The name has just been read, since the value was offered by it.
  const nomDe = (valeur: ValeurDeChoix): string => {
    if (typeof valeur === 'string') return nomDeValeur(valeur, {});
    const known = modalites.find(({ id }) => valeur.ref === 'modalite' && id === valeur.id)?.libelle;
    return known ?? queries.getQueryData(nameQuery(valeur.ref, valeur.id).queryKey)?.titre ?? '';
  };
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

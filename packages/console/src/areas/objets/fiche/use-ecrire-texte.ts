import { type Langue, objet, writeTexte } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { noteTextes } from './fiche.query.ts';
import type { ChampLocal } from './textes.rules.ts';

/** Saves a local text, or with `null` gives the text back to the source. */
export function useEcrireTexte(id: number, champ: ChampLocal, langue: Langue, onSaved: (sent: string | null) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (valeur: string | null) => call(writeTexte, { params: { id }, body: { champ, langue, valeur } }),
    onSuccess: ({ textesLocaux }, valeur) => {
      noteTextes(queries, id, textesLocaux);
      onSaved(valeur);
      showNotice(valeur === null ? 'Le texte de la source est de nouveau publié.' : 'Texte enregistré');
      // The name and the anomalies of the objet may change with the text.
      void refreshResource(queries, objet.id);
    },
  });
}

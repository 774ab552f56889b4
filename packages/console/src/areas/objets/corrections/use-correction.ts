import { type CorrectionDemandee, type FicheObjet, objet, writeCorrection } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { ficheQuery } from '../fiche/fiche.query.ts';

/** Saves a correction, or gives the part back to the source. */
export function useCorrection(id: number, onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CorrectionDemandee) => call(writeCorrection, { params: { id }, body }),
    onSuccess: ({ corrections }, { valeur }) => {
      queries.setQueryData(ficheQuery(id).queryKey, (fiche: FicheObjet | undefined) =>
        fiche ? { ...fiche, corrections } : fiche,
      );
      onSaved();
      showNotice(valeur === null ? 'Ce que dit la source est de nouveau publié.' : 'Correction enregistrée');
      void refreshResource(queries, objet.id);
    },
    // Somebody else may have corrected the part meanwhile: it is read again.
    onError: () => void refreshResource(queries, objet.id),
  });
}

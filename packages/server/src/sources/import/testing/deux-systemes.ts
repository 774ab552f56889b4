import type { FicheObjet } from '@bridge/contract';
import { expect } from 'vitest';
import { type Atelier, CATALOGUE, IMPORTS, offre, tourinsoft } from '../../../testing/atelier.ts';
import { nationale, nationales } from '../../datatourisme/testing.ts';

export const LISE = 'RESAQU024V000001';

/** An office with a feed of each of two systems, neither read yet. */
export async function officeDeDeuxSystemes(atelier: Atelier, nom: string, precedences: object = {}) {
  const { admin, entiteId } = await atelier.office(nom);
  const sienne = await atelier.putFile(entiteId, 'tourinsoft.json', tourinsoft(offre(LISE, 'Chez Lise')));
  const autre = await atelier.putFile(
    entiteId,
    'datatourisme.json',
    nationales(nationale(1, LISE, 'CHEZ LISE'), nationale(2, 'RESAQU024V000002', 'Le Lavoir')),
  );
  const flux = await atelier.flux(admin, 'tourinsoft', { origine: 'fichier', depot: sienne });
  const national = await atelier.flux(admin, 'datatourisme', { origine: 'fichier', depot: autre });
  const decide = (decided: object) => admin.call('PUT', `/api/dnsit_entities/${entiteId}`, { precedences: decided });
  if (Object.keys(precedences).length > 0) expect((await decide(precedences)).status).toBe(200);
  return {
    ...{ admin, decide, entiteId },
    importSien: () => atelier.runImport(admin, 'tourinsoft', flux.id),
    importNational: (aBlanc = false) => atelier.runImport(admin, 'datatourisme', national.id, aBlanc),
    changeNational: (...offres: readonly ReturnType<typeof nationale>[]) =>
      atelier.putFile(entiteId, 'datatourisme.json', nationales(...offres)),
    /** Takes the decision of a person on a run, and follows the run to its end. */
    decideOf: async (run: { readonly id: number }, what: 'annuler' | 'confirmer' | 'abandonner') => {
      expect((await admin.call('POST', `${IMPORTS}/${run.id}/${what}`)).status).toBe(200);
      await atelier.work();
    },
    noms: async () => (await atelier.objets(admin, { statut: ['publie'] })).map(({ nom }) => nom),
    readLise: async () => {
      const [objet] = (await atelier.objets(admin)).filter((one) => /lise/i.test(String(one.nom)));
      const { body } = await admin.call<FicheObjet>('GET', `${CATALOGUE}/${objet?.id}/fiche`);
      return body.data;
    },
  };
}

import type { EtatImportation, Planification } from '@bridge/contract';
import { changementsEntre } from '../../../publication/print/generations/changements.rules.ts';
import type { SansSuite } from '../../../publication/print/generations/generations.repository.ts';
import type { DocumentImprime } from '../../../rendering/print/document.ts';
import type { PlanDePages } from '../../../rendering/print/pages.rules.ts';

const RATES: Readonly<Partial<Record<EtatImportation, string>>> = {
  echouee: 'a échoué',
  incomplet: 'n’a pas tout reçu',
  suspect: 'attend un accord',
};

/** Why nothing appears after an import that did not go well. */
export function sansImport({ nom, etat }: { readonly nom: string; readonly etat: EtatImportation }): SansSuite | null {
  const rate = RATES[etat];
  if (rate === undefined) return null;
  return { message: `L’import «\u00a0${nom}\u00a0» ${rate}\u00a0: le document ne paraît pas.`, dire: true };
}

/** Why a document that holds too little does not appear. */
export function tropPeu({ minimum }: Pick<Planification, 'minimum'>, objets: number): SansSuite | null {
  if (minimum === null || objets >= minimum) return null;
  const found = objets === 0 ? 'Aucun objet' : `${objets} objet${objets > 1 ? 's' : ''}`;
  return { message: `${found}, pour ${minimum} au moins\u00a0: le document ne paraît pas.`, dire: true };
}

interface Lu {
  readonly document: Pick<DocumentImprime, 'parties'>;
  readonly plan: Pick<PlanDePages, 'reperes'>;
}

/** Why a document that says the same as the last one does not appear. Nobody has to be told of it. */
export function inchange(avant: Lu, apres: Lu): SansSuite | null {
  const isSame = changementsEntre(avant, apres).length === 0 && ordreDe(avant) === ordreDe(apres);
  return isSame ? { message: 'Rien n’a changé depuis la parution précédente.', dire: false } : null;
}

/** Which objet stands where, under which title: an event that moved to another day is a change. */
function ordreDe({ document }: Lu): string {
  const lines = document.parties.flatMap((partie) =>
    partie.genre !== 'rubrique'
      ? []
      : partie.groupes.map(({ titre, elements }) => [
          titre,
          ...elements.map((element) => (element.genre === 'fiche' ? element.objet : '')),
        ]),
  );
  return JSON.stringify(lines);
}

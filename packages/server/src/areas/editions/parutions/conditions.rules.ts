import type { EtatImportation, Planification } from '@bridge/contract';
import type { SansSuite } from '../../../publication/print/generations/generations.repository.ts';
import type { DocumentImprime } from '../../../rendering/print/document/document.ts';

const RATES: Readonly<Partial<Record<EtatImportation, string>>> = {
  echouee: 'a échoué',
  incomplet: 'n’a pas tout reçu',
  suspect: 'attend un accord',
};

/** The reason why a document does not appear after a failed import: its objets are those of before. */
export function sansImport(
  imports: readonly { readonly nom: string; readonly etat: EtatImportation }[],
): SansSuite | null {
  const failed = imports.find(({ etat }) => etat in RATES);
  if (failed === undefined) return null;
  const { nom, etat } = failed;
  return { message: `L’import «\u00a0${nom}\u00a0» ${RATES[etat]}\u00a0: le document ne paraît pas.`, dire: true };
}

/** Why a document that holds too little does not appear. */
export function tropPeu({ minimum }: Pick<Planification, 'minimum'>, objets: number): SansSuite | null {
  if (minimum === null || objets >= minimum) return null;
  const found = objets === 0 ? 'Aucun objet' : `${objets} objet${objets > 1 ? 's' : ''}`;
  return { message: `${found}, pour ${minimum} au moins\u00a0: le document ne paraît pas.`, dire: true };
}

interface Lu {
  readonly document: Pick<DocumentImprime, 'parties'>;
}

/** The reason why a document equal to the last one does not appear; nobody is told of it. */
export function inchange(avant: Lu, apres: Lu): SansSuite | null {
  const isSame = contenuDe(avant) === contenuDe(apres);
  return isSame ? { message: 'Rien n’a changé depuis la parution précédente.', dire: false } : null;
}

/** All that the pages show, in order, without the keys of fiches. */
const contenuDe = ({ document }: Lu) =>
  JSON.stringify(document.parties, (name, value: unknown) => (name === 'cle' ? undefined : value));

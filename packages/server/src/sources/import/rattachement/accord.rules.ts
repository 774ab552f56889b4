import { type DocumentObjet, norme } from '@bridge/contract';
import { distanceEntre } from '../../../catalogue/regle/geometrie.rules.ts';

/** An objet that another system brings under the id that a record says it has there. */
export interface Candidat {
  readonly nom: string;
  readonly point: { readonly lat: number; readonly lon: number } | null;
}

/** Ids that name their producer (« RESAQU024V000001 ») are nobody else's; plain numbers are everybody's. */
const PROPRE = /^(?=.*[A-Z])(?=.*\d).{10,}$/i;
const NEAR_KM = 1;

/** Whether a record and an objet that share an id are one offer: the id alone says so, or a name or a place agrees with it. */
export function isSameOffer(identifiant: string, document: DocumentObjet, candidat: Candidat): boolean {
  return PROPRE.test(identifiant) || hasSameName(document, candidat) || isSamePlace(document, candidat);
}

function hasSameName({ nom }: DocumentObjet, candidat: Candidat): boolean {
  const wanted = norme(candidat.nom);
  return Object.values(nom).some((said) => said !== undefined && norme(said) === wanted);
}

/** Near each other on the map; a commune alone holds thousands of offers. */
function isSamePlace({ lieu: { point } }: DocumentObjet, candidat: Candidat): boolean {
  return point !== undefined && candidat.point !== null && distanceEntre(point, candidat.point) <= NEAR_KM;
}

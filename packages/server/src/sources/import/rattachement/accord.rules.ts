import { type DocumentObjet, norme } from '@bridge/contract';
import { distanceEntre } from '../../../catalogue/regle/geometrie.rules.ts';

/** An objet of another system, under the id that a record says it has there. */
export interface Candidat {
  readonly nom: string;
  readonly point: { readonly lat: number; readonly lon: number } | null;
}

/** Ids that name their producer (« RESAQU024V000001 ») belong to one offer; plain numbers may be anybody's. */
const PROPRE = /^(?=.*[A-Z])(?=.*\d).{10,}$/i;
const NEAR_KM = 1;

/** Whether a record and an objet that share an id are one offer: by the id alone, or by a name or a place that agrees. */
export function isSameOffer(identifiant: string, document: DocumentObjet, candidat: Candidat): boolean {
  return PROPRE.test(identifiant) || hasSameName(document, candidat) || isSamePlace(document, candidat);
}

function hasSameName({ nom }: DocumentObjet, candidat: Candidat): boolean {
  const wanted = norme(candidat.nom);
  return Object.values(nom).some((said) => said !== undefined && norme(said) === wanted);
}

/** Whether both are near each other on the map; a commune alone holds thousands of offers. */
function isSamePlace({ lieu: { point } }: DocumentObjet, candidat: Candidat): boolean {
  return point !== undefined && candidat.point !== null && distanceEntre(point, candidat.point) <= NEAR_KM;
}

import type { RoleDeCritere } from '../../../sources/lei/flux.ts';
import { LANGUES_PARLEES } from '../faits.ts';
import { CRITERES_LEI as C, ETOILES_LEI, MODALITES_LEI as M } from './lei.criteres.ts';

const OUI_NON = { [String(M.oui)]: 'oui', [String(M.non)]: 'non' };

/** The words behind codes, where the importer reads words. */
const ETOILES = Object.fromEntries(ETOILES_LEI.map(({ clef, nom }) => [String(clef), nom.fr]));
const LANGUES = Object.fromEntries(Object.values(LANGUES_PARLEES).map(({ fr, lei }) => [String(lei), fr]));

const photo = (image: number, credit: number, legende: number): RoleDeCritere[] => [
  { critere: String(image), role: 'photo' },
  { critere: String(credit), role: 'credit', paire: String(image) },
  { critere: String(legende), role: 'legende', paire: String(image) },
];

/** The roles of the territory's LEI criteria, for the configuration of its feed. */
export const ROLES_LEI: readonly RoleDeCritere[] = [
  ...photo(C.photo, C.credit, C.legende),
  ...photo(C.photo2, C.credit2, C.legende2),
  ...photo(C.photo3, C.credit3, C.legende3),
  { critere: String(C.label), role: 'label' },
  { critere: String(C.acces), role: 'accessibilite' },
  { critere: String(C.paiement), role: 'paiement' },
  { critere: String(C.tarif), role: 'prix' },
  { critere: String(C.langue), role: 'langue', valeurs: LANGUES },
  { critere: String(C.etoiles), role: 'classement', valeurs: ETOILES },
  { critere: String(C.animaux), role: 'animaux', valeurs: OUI_NON },
  { critere: String(C.capacite), role: 'capacite' },
  { critere: String(C.genre), role: 'type' },
  { critere: String(C.gratuit), role: 'gratuit', valeurs: OUI_NON },
];

import type { RoleDeCritere } from '../../../sources/lei/flux.ts';
import { CRITERES_LEI as C } from './lei.criteres.ts';

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
  { critere: String(C.langue), role: 'langue' },
  { critere: String(C.etoiles), role: 'classement' },
  { critere: String(C.animaux), role: 'animaux' },
  { critere: String(C.capacite), role: 'capacite' },
  { critere: String(C.genre), role: 'type' },
  { critere: String(C.gratuit), role: 'gratuit' },
];

import type { DocumentObjet } from '@bridge/contract';
import { communeDe } from '../../catalogue/commune.rules.ts';

/** Name of the place, street, code and commune, as on a letter. */
export function lignesDAdresse({ lieu }: DocumentObjet): string[] {
  const ville = [lieu.codePostal, communeDe(lieu)].map((part) => part?.trim()).filter(Boolean);
  return [lieu.nom, ...lieu.rue, ville.join(' ')].flatMap((ligne) => ligne?.trim() || []);
}

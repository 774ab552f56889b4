import { type CritereObjet, formatNumber, type Terme } from '@bridge/contract';
import { motsDe } from './textes.rules.ts';

export interface Groupe {
  readonly nom: string;
  readonly valeurs: readonly string[];
}

/** Words on one line: those that two codes of the source share are told once. */
export const mentionsDe = (termes: readonly Terme[], langues: readonly string[]): string =>
  [...new Set(termes.map((terme) => motsDe(terme, langues)))].join(', ');

/** One line per criterion, with its values and its unit. A criterion without a value says « Oui ». */
export function groupesDe(
  criteres: readonly CritereObjet[],
  langues: readonly string[],
  unites: Readonly<Record<string, string>> = {},
): Groupe[] {
  const groupes = new Map<string, { nom: string; valeurs: string[] }>();
  for (const { critere, modalite, texte, nombre } of criteres) {
    const cle = `${critere.schema} ${critere.code}`;
    const groupe = groupes.get(cle) ?? { nom: motsDe(critere, langues), valeurs: [] };
    const valeurs = [
      ...(modalite ? [motsDe(modalite, langues)] : []),
      ...(nombre === undefined ? [] : [formatNumber(nombre, unites[cle])]),
      // Some sources write a number as a text too: it is told once.
      ...(texte && texte.trim() !== String(nombre) ? [texte] : []),
    ];
    groupe.valeurs.push(...(valeurs.length > 0 ? valeurs : ['Oui']));
    groupes.set(cle, groupe);
  }
  return [...groupes.values()].sort((one, other) => one.nom.localeCompare(other.nom, 'fr'));
}

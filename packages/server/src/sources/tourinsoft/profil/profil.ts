import type { Nature, Parts, Profil } from '@bridge/contract';
import { cutColonnes, cutLignes, guessSeparateurs } from '../valeurs/separateurs.rules.ts';
import { langueDe } from './langue.rules.ts';
import { naturesOf } from './natures.rules.ts';

const MOST_COLUMNS = 12;
const MOST_CELLS = 600;
/** A nature that a smaller share of the values has is left out of the profile. */
const SMALLEST = 0.05;

function partsOf(valeurs: readonly string[]): Parts {
  const seen = valeurs.slice(0, MOST_CELLS).filter((valeur) => valeur.trim() !== '');
  const counts = new Map<Nature, number>();
  for (const valeur of seen) for (const nature of naturesOf(valeur)) counts.set(nature, (counts.get(nature) ?? 0) + 1);
  const parts: Parts = {};
  for (const [nature, count] of counts) {
    const part = Math.round((100 * count) / seen.length) / 100;
    if (part >= SMALLEST) parts[nature] = part;
  }
  return parts;
}

/** What the values of a field are: whole, and column by column where they are rows written in a string. */
export function profilOf(textes: readonly string[], remplis: number, distinctes: number): Profil {
  const separateurs = guessSeparateurs(textes);
  const rows = textes.filter((texte) => texte.includes('|')).length * 2 > textes.length;
  const lists =
    separateurs.lignes !== undefined && !textes.some((texte) => /^https?:/i.test(texte) && texte.includes('#!'));
  const lignes = lists || rows ? textes.flatMap((texte) => cutLignes(texte, separateurs.lignes)) : textes;
  const total = lignes.reduce((sum, ligne) => sum + ligne.length, 0);
  const langue = langueDe(textes.filter((texte) => texte.length > 60).slice(0, 40));
  return {
    valeurs: textes.length,
    parts: rows ? {} : partsOf(lignes),
    ...(rows ? { colonnes: columnsOf(lignes, separateurs.colonnes) } : {}),
    longueur: lignes.length === 0 ? 0 : Math.round(total / lignes.length),
    unicite: remplis === 0 ? 0 : Math.min(1, Math.round((100 * distinctes) / remplis) / 100),
    ...(langue === undefined || langue === 'fr' ? {} : { langue }),
  };
}

function columnsOf(lignes: readonly string[], separateur: string | undefined): Parts[] {
  const columns: string[][] = [];
  for (const ligne of lignes.slice(0, MOST_CELLS)) {
    for (const [rang, cellule] of cutColonnes(ligne, separateur).slice(0, MOST_COLUMNS).entries()) {
      columns[rang] ??= [];
      if (cellule !== '') columns[rang].push(cellule);
    }
  }
  return columns.map((cellules) => partsOf(cellules ?? []));
}

import type { ChampDecouvert } from '@bridge/contract';
import { normalize } from '../valeurs/noms.rules.ts';

export interface ComparaisonStructures {
  readonly nouveaux: string[];
  readonly disparus: string[];
  readonly renommes: { avant: string; apres: string }[];
}

const MAX_PAIRES = 40_000;

function paires(texte: string): string[] {
  return Array.from({ length: Math.max(0, texte.length - 1) }, (_, rang) => texte.slice(rang, rang + 2));
}

/** How alike two fields are, from 0, nothing in common, to 1. */
export function ressemblance(a: string, b: string): number {
  if (a === b) return 1;
  const [premieres, secondes] = [paires(a), paires(b)];
  if (premieres.length === 0 || secondes.length === 0) return 0;
  const restantes = [...secondes];
  let communes = 0;
  for (const paire of premieres) {
    const rang = restantes.indexOf(paire);
    if (rang < 0) continue;
    restantes.splice(rang, 1);
    communes += 1;
  }
  return (2 * communes) / (premieres.length + secondes.length);
}

/** How sure one is that a field which went is the one that came: same word written otherwise, or alike in name and in content. */
function parente(avant: ChampDecouvert, apres: ChampDecouvert, flou: boolean): number {
  const [a, b] = [normalize(avant.champ), normalize(apres.champ)];
  if (a === b) return 2;
  if (a.replace(/s+$/, '') === b.replace(/s+$/, '')) return 1.5;
  if (!flou || avant.type !== apres.type) return 0;
  const noms = ressemblance(a, b);
  const valeurs = new Set(avant.exemples);
  const memes = apres.exemples.some((exemple) => valeurs.has(exemple));
  return noms >= 0.8 || (noms >= 0.5 && memes) ? noms : 0;
}

/** What changed in the fields of a feed. A field that changed name is said as such: its mapping follows in one click. */
export function compareStructures(
  avant: readonly ChampDecouvert[],
  apres: readonly ChampDecouvert[],
): ComparaisonStructures {
  const anciens = new Set(avant.map(({ champ }) => champ));
  const actuels = new Set(apres.map(({ champ }) => champ));
  const disparus = avant.filter(({ champ }) => !actuels.has(champ));
  const nouveaux = apres.filter(({ champ }) => !anciens.has(champ));
  // When everything changed it is another feed: likeness of names would be chance.
  const flou = disparus.length * nouveaux.length <= MAX_PAIRES;
  const candidats = disparus
    .flatMap((ancien) => nouveaux.map((nouveau) => ({ ancien, nouveau, note: parente(ancien, nouveau, flou) })))
    .filter(({ note }) => note > 0)
    .sort((a, b) => b.note - a.note);
  const renommes: { avant: string; apres: string }[] = [];
  const pris = new Set<ChampDecouvert>();
  for (const { ancien, nouveau } of candidats) {
    if (pris.has(ancien) || pris.has(nouveau)) continue;
    pris.add(ancien).add(nouveau);
    renommes.push({ avant: ancien.champ, apres: nouveau.champ });
  }
  const restants = (champs: readonly ChampDecouvert[]): string[] =>
    champs.filter((champ) => !pris.has(champ)).map(({ champ }) => champ);
  return { nouveaux: restants(nouveaux), disparus: restants(disparus), renommes };
}

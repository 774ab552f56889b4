import type { LienConnu, Refus } from './objet-identite.repository.ts';

interface Jugement {
  /** The lines that may be linked, or are already. */
  readonly admis: readonly (LienConnu & { readonly objet: number })[];
  readonly refus: readonly Refus[];
}

/** Why two ids cannot be one objet, line by line: the first line that gives an id to an objet wins. */
export function judge(liens: readonly LienConnu[]): Jugement {
  const admis: (LienConnu & { readonly objet: number })[] = [];
  const refus: Refus[] = [];
  const given = new Map<string, number>();
  for (const lien of liens) {
    const { ligne, objet, ancien, nouveau, nouveauSysteme } = lien;
    const key = `${nouveauSysteme}\u001f${nouveau}`;
    const taken = lien.pris ?? given.get(key) ?? null;
    if (objet === null) {
      refus.push({
        ligne,
        motif: `Aucun objet de votre catalogue n’a l’identifiant «\u00a0${ancien}\u00a0»\u00a0: corrigez-le, ou importez d’abord le flux qui l’apporte.`,
      });
    } else if (taken !== null && taken !== objet) {
      refus.push({
        ligne,
        motif: `L’identifiant «\u00a0${nouveau}\u00a0» est déjà celui d’un autre objet, le n°\u00a0${taken}\u00a0: corrigez la ligne, ou retirez-la si les deux objets sont bien distincts.`,
      });
    } else {
      given.set(key, objet);
      admis.push({ ...lien, objet });
    }
  }
  return { admis, refus };
}

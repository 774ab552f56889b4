import { norme, type PartDeQualite, type SituationDeProprietaire } from '@bridge/contract';
import { nomDuProprietaire } from './proprietaires.rules.ts';
import type { nomsDesParts, PartLue } from './qualite.repository.ts';

interface Noms extends Awaited<ReturnType<typeof nomsDesParts>> {
  readonly proprietaires: ReadonlyMap<string, string>;
  /** What owners are told by where they have no name. */
  readonly situations: ReadonlyMap<string, SituationDeProprietaire>;
}

/** The name that a group was given; empty where it has none. */
export function nomDePart({ par, cle }: Pick<PartLue, 'par' | 'cle'>, noms: Noms): string {
  switch (par) {
    case 'tout':
    case 'type':
      return '';
    case 'entite':
      return noms.entites.get(cle) ?? '';
    case 'proprietaire':
      return nomDuProprietaire(cle, noms.proprietaires) ?? '';
    case 'source':
      return noms.flux.get(cle) ?? '';
  }
}

export function partsNommees(lues: readonly PartLue[], par: PartLue['par'], noms: Noms): PartDeQualite[] {
  return lues
    .filter((part) => part.par === par)
    .map((part) => {
      const { cle, objets, completude, aCorriger } = part;
      const nom = nomDePart(part, noms);
      const sansNom = (par === 'proprietaire' && nom === '' ? noms.situations.get(cle) : undefined) ?? null;
      return { cle, nom, sansNom, objets, completude, aCorriger };
    });
}

interface Commune {
  readonly nom: string;
  readonly insee: string;
}

/** Among some communes, those without an objet, compared by code, else by name. */
export function sansObjet(voulues: readonly Commune[], avec: readonly Commune[]): string[] {
  const codes = new Set(avec.map(({ insee }) => insee).filter((insee) => insee !== ''));
  const noms = new Set(avec.map(({ nom }) => norme(nom)));
  const holes = voulues.filter(({ nom, insee }) => !codes.has(insee) && !noms.has(norme(nom)));
  return [...new Set(holes.map(({ nom }) => nom))];
}

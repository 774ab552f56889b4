import { labelOfSysteme, norme, type PartDeQualite, TYPES_BRIDGE } from '@bridge/contract';
import { nomDuProprietaire } from './proprietaires.rules.ts';
import type { nomsDesParts, PartLue } from './qualite.repository.ts';

type Noms = Awaited<ReturnType<typeof nomsDesParts>> & { readonly proprietaires: ReadonlyMap<string, string> };

/** The name of a group. */
export function nomDePart({ par, cle }: Pick<PartLue, 'par' | 'cle'>, { entites, flux, proprietaires }: Noms): string {
  switch (par) {
    case 'tout':
      return '';
    case 'type':
      return TYPES_BRIDGE.find(({ value }) => value === cle)?.label ?? cle;
    case 'entite':
      return entites.get(cle) ?? 'Sans entité';
    case 'proprietaire':
      return (nomDuProprietaire(cle, proprietaires) ?? `N°\u00a0${cle}`) || 'Sans propriétaire';
    case 'source': {
      const systeme = labelOfSysteme(cle.split(':', 1)[0] ?? '');
      const nom = flux.get(cle);
      return nom === undefined ? systeme : `${nom} (${systeme})`;
    }
  }
}

export function partsNommees(lues: readonly PartLue[], par: PartLue['par'], noms: Noms): PartDeQualite[] {
  return lues
    .filter((part) => part.par === par)
    .map((part) => {
      const { cle, objets, completude, aCorriger } = part;
      const anonyme = par === 'proprietaire' && nomDuProprietaire(cle, noms.proprietaires) === null;
      return { cle, nom: nomDePart(part, noms), anonyme, objets, completude, aCorriger };
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

/** A folder, with the folders below it. */
export interface Dossier {
  readonly chemin: string;
  readonly nom: string;
  /** The count of médias in the folder and below. */
  readonly nombre: number;
  readonly enfants: readonly Dossier[];
}

interface Compte {
  readonly chemin: string;
  readonly nombre: number;
}

const ordre = new Intl.Collator('fr', { numeric: true });

/** The tree of folders such as « Été/Plages », including those that hold only folders. */
export function arbreDe(comptes: readonly Compte[]): Dossier[] {
  return enfantsDe(
    '',
    comptes.filter(({ chemin }) => chemin !== ''),
  );
}

function enfantsDe(parent: string, comptes: readonly Compte[]): Dossier[] {
  const debut = parent === '' ? '' : `${parent}/`;
  const noms = comptes.flatMap(({ chemin }) => {
    const [nom = ''] = chemin.startsWith(debut) ? chemin.slice(debut.length).split('/') : [];
    return nom === '' ? [] : [nom];
  });
  return [...new Set(noms)].sort(ordre.compare).map((nom) => {
    const chemin = `${debut}${nom}`;
    const dedans = comptes.filter((compte) => isDans(chemin, compte.chemin));
    return {
      chemin,
      nom,
      nombre: dedans.reduce((sum, compte) => sum + compte.nombre, 0),
      enfants: enfantsDe(chemin, dedans),
    };
  });
}

/** Whether a path is that of a folder, or below it. */
export function isDans(dossier: string, chemin: string): boolean {
  return chemin === dossier || chemin.startsWith(`${dossier}/`);
}

/** The filter of a list that shows a folder with all that is below it. */
export function filtreDe(dossier: string, comptes: readonly Compte[]): string[] {
  const below = comptes.map(({ chemin }) => chemin).filter((chemin) => chemin !== dossier && isDans(dossier, chemin));
  return [dossier, ...below];
}

/** The folder that a filter stands for: the one that holds all the others; '' for médias without folder. */
export function dossierDe(filtre: unknown): string | null {
  if (!Array.isArray(filtre) || filtre.length === 0) return null;
  const [first] = filtre;
  return typeof first === 'string' && filtre.every((one) => typeof one === 'string' && isDans(first, one))
    ? first
    : null;
}

/** The path of a folder once it, or a folder above it, has moved; undefined for a folder that has not moved. */
export function dossierSuivi(chemin: string, de: string, vers: string): string | undefined {
  if (!isDans(de, chemin)) return undefined;
  const noms = `${vers}${chemin.slice(de.length)}`.split('/').map((nom) => nom.replaceAll(/\s+/g, ' ').trim());
  return noms.filter(Boolean).join('/');
}

/** Why a folder cannot have a name; undefined if it can. */
export function refusDeNom(de: string, vers: string): string | undefined {
  const chemin = vers.trim();
  if (chemin === de) return 'C’est déjà son nom.';
  if (isDans(de, chemin)) return 'Un dossier ne va pas dans lui-même.';
  if (chemin.split('/').some((nom) => nom.trim() === '') && chemin !== '') return 'Chaque dossier du chemin a un nom.';
  return undefined;
}

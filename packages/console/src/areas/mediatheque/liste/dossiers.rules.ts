/** A folder, with all that is below it. */
export interface Dossier {
  readonly chemin: string;
  readonly nom: string;
  /** Its own médias and those below. */
  readonly nombre: number;
  readonly enfants: readonly Dossier[];
}

interface Compte {
  readonly chemin: string;
  readonly nombre: number;
}

const ordre = new Intl.Collator('fr', { numeric: true });

/** The tree of « Été/Plages »: a folder that holds only folders is there too. */
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

/** Itself, or below. */
export function isDans(dossier: string, chemin: string): boolean {
  return chemin === dossier || chemin.startsWith(`${dossier}/`);
}

/** What a list must ask to show a folder with all that is below it. */
export function filtreDe(dossier: string, comptes: readonly Compte[]): string[] {
  const below = comptes.map(({ chemin }) => chemin).filter((chemin) => chemin !== dossier && isDans(dossier, chemin));
  return [dossier, ...below];
}

/** The folder that a filter stands for: the one that holds all others; '' is « no folder ». */
export function dossierDe(filtre: unknown): string | null {
  if (!Array.isArray(filtre) || filtre.length === 0) return null;
  const [first] = filtre;
  return typeof first === 'string' && filtre.every((one) => typeof one === 'string' && isDans(first, one))
    ? first
    : null;
}

/** Where a folder is once the one that holds it, or itself, has moved; undefined where it did not. */
export function dossierSuivi(chemin: string, de: string, vers: string): string | undefined {
  if (!isDans(de, chemin)) return undefined;
  const noms = `${vers}${chemin.slice(de.length)}`.split('/').map((nom) => nom.replaceAll(/\s+/g, ' ').trim());
  return noms.filter(Boolean).join('/');
}

/** Why a folder cannot be called so; undefined where it can. */
export function refusDeNom(de: string, vers: string): string | undefined {
  const chemin = vers.trim();
  if (chemin === de) return 'C’est déjà son nom.';
  if (isDans(de, chemin)) return 'Un dossier ne va pas dans lui-même.';
  if (chemin.split('/').some((nom) => nom.trim() === '') && chemin !== '') return 'Chaque dossier du chemin a un nom.';
  return undefined;
}

import type { RessourcePubliee } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { nonPublies, sertAUnSite } from './remarques.repository.ts';

const DITS = {
  moteur: (nom: string) =>
    `Son moteur «\u00a0${nom}\u00a0» n’est pas publié\u00a0: les visiteurs n’ont pas de filtres. Publiez-le.`,
  carte: (nom: string) =>
    `Sa carte «\u00a0${nom}\u00a0» n’est pas publiée\u00a0: les visiteurs ne la voient pas. Publiez-la.`,
} as const;
const SANS_SITE =
  'Aucun site ne se sert de cette fiche\u00a0: choisissez-la dans la partie «\u00a0Fiches\u00a0» d’un site.';

/** What keeps visitors from seeing a published record as it was meant, in words. */
export async function remarquesDe(db: Db, ressource: RessourcePubliee, id: number): Promise<string[]> {
  if (ressource === 'listeWeb') return (await nonPublies(db, id)).map(({ ressource: which, nom }) => DITS[which](nom));
  return ressource === 'ficheWeb' && !(await sertAUnSite(db, id)) ? [SANS_SITE] : [];
}

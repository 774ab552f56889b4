import type { PageDeFiche } from '../../../../rendering/web/page.ts';
import { compose } from '../../pages/compose.ts';
import type { Office } from '../../testing/site.ts';

/** What a visitor is answered who asks for an objet. */
export const asked = (office: Office, objet: number | undefined, langue: 'fr' | 'en' = 'fr', chemin?: string) =>
  compose(office.db, { ...office.visite(), langue }, { genre: 'fiche', objet: objet ?? 0, ...(chemin && { chemin }) });

/** The page of an objet, as it is handed to be drawn. */
export async function page(
  office: Office,
  objet: number | undefined,
  langue: 'fr' | 'en' = 'fr',
): Promise<PageDeFiche> {
  const reponse = await asked(office, objet, langue);
  if (reponse.genre !== 'page' || reponse.aRendre.page.genre !== 'fiche') throw new Error(JSON.stringify(reponse));
  return reponse.aRendre.page;
}

export const MOULIN = {
  colonnes: {
    nom: 'Le Moulin d’Été',
    commune: 'Malbrume',
    latitude: 45,
    longitude: 5,
    proprietaire: 'Office du Val',
    source_maj_le: '2026-11-03T10:00:00Z',
  },
  document: {
    resume: { fr: 'Au bord de l’eau.' },
    contacts: [
      { genre: 'telephone' as const, valeur: '06 00 00 00 00', role: 'proprietaire' as const },
      { genre: 'telephone' as const, valeur: '04 00 00 00 00', role: 'public' as const },
      { genre: 'email' as const, valeur: 'moulin@exemple.fr', role: 'public' as const },
      { genre: 'site' as const, valeur: 'javascript:alert(1)', role: 'public' as const },
    ],
    medias: [{ cle: 'a', genre: 'image' as const, url: 'https://photos.exemple.fr/a.jpg', credit: 'Léa' }],
  },
};

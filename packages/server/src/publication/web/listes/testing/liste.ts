import type { PageDeListe } from '../../../../rendering/web/page.ts';
import { compose } from '../../pages/compose.ts';
import type { Composition } from '../../pages/composition.ts';
import type { Office } from '../../testing/site.ts';

export async function composee(
  office: Office,
  code: unknown,
  requete = '',
  langue: 'fr' | 'en' = 'fr',
): Promise<Composition> {
  const visite = { ...office.visite(), langue };
  const demande = { genre: 'liste' as const, code: String(code), requete: new URLSearchParams(requete) };
  const reponse = await compose(office.db, visite, demande);
  if (reponse.genre !== 'page') throw new Error(reponse.genre);
  return reponse;
}

export async function page(
  office: Office,
  code: unknown,
  requete = '',
  langue: 'fr' | 'en' = 'fr',
): Promise<PageDeListe> {
  const { aRendre } = await composee(office, code, requete, langue);
  if (aRendre.page.genre !== 'liste') throw new Error(aRendre.page.genre);
  return aRendre.page;
}

export const named = (...noms: string[]) => noms.map((nom) => ({ colonnes: { nom } }));
export const names = ({ elements }: PageDeListe) => elements.map(({ nom }) => nom);

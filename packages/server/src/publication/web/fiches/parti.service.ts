import type { FicheWeb, ListeWeb } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { adresseDeListe } from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import type { Reponse } from '../pages/composition.ts';
import { composeMessage } from '../pages/message.service.ts';
import type { CadreDeSite } from '../pages/page.ts';
import { openVitrine } from '../vignettes/vitrine.service.ts';
import type { Montres } from './montres.ts';
import { type ObjetConnu, plusProches } from './objet.repository.ts';

interface Parti {
  readonly connu: ObjetConnu;
  readonly fiche: FicheWeb | undefined;
  /** The lists of the site in the visitor's language. */
  readonly listes: readonly ListeWeb[];
}

const ALTERNATIVES = 6;

/** The answer for an objet that is gone: the nearest objets of its type, or the list that the fiche names. */
export async function parti(
  tx: Db,
  cadre: CadreDeSite,
  montres: Montres,
  { connu, fiche, listes }: Parti,
): Promise<Reponse> {
  const { visite, site } = cadre;
  const cles = [CLE.objet(connu.id), ...clesDesFiches(site), ...montres.cles];
  if (fiche?.objetRetire === 'liste' && fiche.listeDeRepli !== null) {
    const liste = listes.find(({ id }) => id === fiche.listeDeRepli);
    if (liste !== undefined) {
      const vers = `${visite.base}${adresseDeListe(visite.langue, liste.code)}`;
      // The objet may come back: the redirection is temporary, so that browsers do not remember it.
      return { genre: 'redirection', statut: 302, vers, cles: [...cles, CLE.liste(liste.id)] };
    }
  }
  const vitrine = await openVitrine(tx, cadre, {});
  const ids = fiche === undefined ? [] : await plusProches(tx, cadre.scope, montres, connu, ALTERNATIVES);
  return composeMessage(cadre, 410, { alternatives: await vitrine.elements(ids), cles });
}

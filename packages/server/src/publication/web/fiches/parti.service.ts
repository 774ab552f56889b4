import type { FicheWeb } from '@bridge/contract';
import type { Db } from '../../../schema.ts';
import { adresseDeListe } from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import type { Reponse } from '../pages/composition.ts';
import { composeMessage } from '../pages/message.service.ts';
import { type CadreDeSite, languesParmi } from '../pages/page.ts';
import { openVitrine } from '../vignettes/vitrine.service.ts';
import type { Montres } from './montres.ts';
import { type ObjetConnu, plusProches } from './objet.repository.ts';

interface Parti {
  readonly connu: ObjetConnu;
  readonly fiche: FicheWeb | undefined;
}

const ALTERNATIVES = 6;

/** The answer for an objet that is gone: the nearest objets of its type, or the list that the fiche names. */
export async function parti(tx: Db, cadre: CadreDeSite, montres: Montres, { connu, fiche }: Parti): Promise<Reponse> {
  const { configuration, visite, site } = cadre;
  const cles = [CLE.objet(connu.id), ...clesDesFiches(site), ...montres.cles];
  if (fiche?.objetRetire === 'liste' && fiche.listeDeRepli !== null) {
    const liste = (await configuration.listesDe(site)).find(({ id }) => id === fiche.listeDeRepli);
    if (liste !== undefined && languesParmi(site, liste.langues).includes(visite.langue)) {
      const vers = `${visite.base}${adresseDeListe(visite.langue, liste.code)}`;
      // The objet may come back: the redirection is temporary, so that browsers do not remember it.
      return { genre: 'redirection', statut: 302, vers, cles: [...cles, CLE.liste(liste.id)] };
    }
  }
  const vitrine = await openVitrine(tx, cadre, {});
  const ids = fiche === undefined ? [] : await plusProches(tx, cadre.scope, montres, connu, ALTERNATIVES);
  return composeMessage(cadre, 410, { alternatives: await vitrine.elements(ids), cles });
}

import type { ListeWeb } from '@bridge/contract';
import { clesDeLaSelection } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import { CLE } from '../cles.ts';
import { type CadreDeSite, languesParmi } from '../pages/page.ts';
import { createEstMontre, montreeDe } from './montree.ts';

/** The list that leads to an objet, and what the answer depends on besides the objet. */
interface ListeDeLObjet {
  readonly liste: ListeWeb | undefined;
  readonly cles: readonly string[];
}

/** How many lists of a site are asked for one page at most. */
const MOST = 40;

/**
 * The first list of the site that has an objet before any filter, in the visitor's language. A list that is published later is none of
 * its keys where one was found: the way that the page shows stays a right one.
 */
export async function listeDeLObjet(tx: Db, cadre: CadreDeSite, objet: number): Promise<ListeDeLObjet> {
  const { configuration, site, visite } = cadre;
  const listes = (await configuration.listesDe(site)).filter(({ langues }) =>
    languesParmi(site, langues).includes(visite.langue),
  );
  const estMontre = createEstMontre(tx, objet);
  const cles: string[] = [];
  for (const liste of listes.slice(0, MOST)) {
    const saved = await configuration.selection(liste.selection);
    cles.push(CLE.liste(liste.id), ...(saved ? clesDeLaSelection(saved) : [CLE.selection(liste.selection)]));
    if (await estMontre(cadre, montreeDe(liste))) return { liste, cles };
  }
  return { liste: undefined, cles: [...cles, CLE.sommaire(site.id)] };
}

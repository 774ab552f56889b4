import { carte as carteResource } from '@bridge/contract';
import { atOnce, countOf, idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import { tracesDesObjets } from '../../../catalogue/traces.repository.ts';
import { openSelection } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';
import { endOfPublication } from '../../publication.repository.ts';
import { adresseDeCarte } from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { SANS_PASSE } from '../filtres/filtre.condition.rules.ts';
import type { Visite } from '../pages/composition.ts';
import { CLES_COMMUNES, cadreDe, languesParmi, openCadreDeSite } from '../pages/page.ts';
import { writeGeojson } from './geojson.ts';
import { pointsDeSortie } from './objets.service.ts';
import { lienDe, nomDeFichier, partDe } from './parts.rules.ts';
import type { Sortie } from './sortie.ts';

/** A part of the points of one layer of a map, both counted from one. Undefined when there is no such layer or part. */
export function sortieDeCarte(
  db: Db,
  visite: Visite,
  { code, couche, page }: { readonly code: string; readonly couche: number; readonly page: number },
): Promise<Sortie | null> {
  return atOnce(db, async (tx) => {
    const ofSite = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
    const carte = await ofSite?.configuration.carteDe(ofSite.site, code);
    const selection = carte?.couches[couche - 1]?.selection;
    if (ofSite === undefined || carte === undefined || selection === undefined) return null;
    const cadre = await cadreDe(ofSite, carte);
    if (!languesParmi(cadre.site, carte.langues).includes(visite.langue)) return null;
    const { question, cles } = await openSelection(tx, cadre, { selection, regles: [SANS_PASSE] });
    if (question === undefined) return null;
    const part = partDe('geojson', { total: await countOf(tx, question), parPage: 1, page });
    if (part.page !== page) return null;
    const ids = await idsOf(tx, question, part);
    const adresse = `${visite.adresse}${adresseDeCarte(visite.langue, code)}`;
    const points = await pointsDeSortie(tx, cadre, question, ids, { adresse, serveur: new URL(adresse).origin });
    const other = (numero: number) =>
      numero < 1 || numero > part.pages ? null : `${adresse}.geojson?couche=${couche}&page=${numero}`;
    const traces = carte.traces ? await tracesDesObjets(tx, ids) : [];
    return {
      type: 'application/geo+json; charset=utf-8',
      corps: writeGeojson(points, traces, part),
      nomDeFichier: nomDeFichier(`${code}-${couche}`, 'geojson', part),
      lien: lienDe({ precedente: other(page - 1), suivante: other(page + 1) }),
      cles: [
        CLE.site(cadre.site.id),
        CLE.carte(carte.id),
        ...cles,
        ...clesDesFiches(cadre.site),
        ...ids.map((id) => CLE.objet(id)),
        ...CLES_COMMUNES,
      ],
      perime: cadre.peremption.le(),
      fin: await endOfPublication(tx, carteResource.id, carte.id),
      fraicheur: cadre.site.cache,
    };
  });
}

import { ficheWeb } from '@bridge/contract';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Db } from '../../../schema.ts';
import { endOfPublication } from '../../publication.repository.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { openMontres } from '../fiches/montres.ts';
import { objetConnu } from '../fiches/objet.repository.ts';
import type { Visite } from '../pages/composition.ts';
import { CLES_COMMUNES, openCadreDeSite } from '../pages/page.ts';
import type { ContenuDeSortie } from './contenu.ts';
import { gpxDObjet } from './gpx.ts';
import { agendaDe } from './ics.ts';
import { objetsDeSortie } from './objets.service.ts';
import type { Sortie } from './sortie.ts';

const TYPES = { ics: 'text/calendar; charset=utf-8', gpx: 'application/gpx+xml; charset=utf-8' } as const;
export type FormatDObjet = keyof typeof TYPES;

/** The dates or the track of one objet as a file. Undefined when the site does not show it, or it has neither. */
export async function sortieDObjet(
  db: Db,
  visite: Visite,
  { objet: id, format }: { readonly objet: number; readonly format: FormatDObjet },
): Promise<Sortie | null> {
  return atOnce(db, async (tx) => {
    const cadre = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
    if (cadre === undefined) return null;
    const montres = await openMontres(tx, cadre);
    const connu = await objetConnu(tx, cadre.scope, montres, id);
    if (!connu?.visible || !connu.montre) return null;
    // An objet without a page of its own on the site is told in its lists alone.
    const fiche = await cadre.configuration.ficheDe(cadre.site, connu.type);
    if (fiche === undefined) return null;
    const montre = { question: { visiteur: {} }, ouverture: 'fiche', jours: undefined } as const;
    const [found] = await objetsDeSortie(tx, cadre, montre, [id]);
    if (found === undefined) return null;
    const { element, objet } = found;
    const adresse = absolue(element.href, visite.adresse);
    const contenu: ContenuDeSortie = {
      titre: element.nom,
      description: element.resume,
      langue: cadre.visite.langue,
      adresse,
      sortie: adresse,
      site: visite.adresse,
      serveur: new URL(visite.adresse).origin,
      at: visite.at,
    };
    const corps = format === 'ics' ? agendaDe(contenu, found) : gpxDObjet(element.nom, objet.document);
    if (corps === null) return null;
    return {
      type: TYPES[format],
      corps,
      nomDeFichier: `objet-${id}.${format}`,
      cles: [CLE.objet(id), ...montres.cles, ...clesDesFiches(cadre.site), ...CLES_COMMUNES],
      perime: cadre.peremption.le(),
      fin: await endOfPublication(tx, ficheWeb.id, fiche.id),
      fraicheur: cadre.site.cache,
    };
  });
}

import { type Carte, carte as carteResource, gabaritInfobulle } from '@bridge/contract';
import { atOnce } from '../../../catalogue/selection/evaluation.repository.ts';
import { courrielsProteges } from '../../../rendering/web/courriel.rules.ts';
import type { InfobullesARendre, InfobullesRendues } from '../../../rendering/web/dessin/dessin.ts';
import type { Db } from '../../../schema.ts';
import { endOfPublication } from '../../publication.repository.ts';
import { adresseDeCarte } from '../adresses/adresse.rules.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { configPubliee } from '../configuration/config.repository.ts';
import { sourceDe, sourceDuProduit } from '../configuration/sources.rules.ts';
import { openMontres } from '../fiches/montres.ts';
import { objetConnu } from '../fiches/objet.repository.ts';
import type { Visite } from '../pages/composition.ts';
import { type CadreDeSite, CLES_COMMUNES, languesDe, openCadreDeSite, SANS_REFERENCEMENT } from '../pages/page.ts';
import type { Sortie } from '../sorties/sortie.ts';
import { openVitrine } from '../vignettes/vitrine.service.ts';
import { carteACote, carteRendue, couchesDe } from './carte.rendue.ts';

/** The function that draws popups. */
export type Infobulles = (aRendre: InfobullesARendre) => Promise<InfobullesRendues>;

interface Demandee {
  readonly carte: number;
  readonly objet: number;
}

/** The popup of an objet on a map, with its styles. Undefined without such a map, or when the objet is not shown. */
export async function infobulleDObjet(
  db: Db,
  visite: Visite,
  demandee: Demandee,
  draw: Infobulles,
): Promise<Sortie | null> {
  const composee = await atOnce(db, (tx) => compose(tx, visite, demandee));
  if (composee === null) return null;
  const { html, css } = await draw(composee.aRendre);
  return { ...composee.sortie, corps: `<style>${css}</style>${courrielsProteges(html.join(''))}` };
}

async function compose(tx: Db, visite: Visite, { carte: id, objet }: Demandee) {
  const cadre = await openCadreDeSite(tx, configPubliee(tx, visite.at), visite);
  if (cadre === undefined || !languesDe(cadre.site).includes(visite.langue)) return null;
  const { configuration, site, rendu, scope } = cadre;
  const { carte, listes } = await carteDuSite(cadre, id);
  if (carte === undefined) return null;
  const montres = await openMontres(tx, cadre);
  const connu = await objetConnu(tx, scope, montres, objet);
  if (!connu?.visible || !connu.montre) return null;
  const [gabarit, vitrine, composants] = [
    await configuration.live(gabaritInfobulle, carte.infobulle),
    await openVitrine(tx, cadre, {}),
    await configuration.composants(site),
  ];
  const chemin = adresseDeCarte(cadre.visite.langue, carte.code);
  const shown = await carteRendue(cadre, carte, couchesDe(cadre, carte, `${rendu.base}${chemin}`));
  const aRendre: InfobullesARendre = {
    page: {
      genre: 'carte',
      site: rendu,
      langue: cadre.visite.langue,
      langues: [],
      ariane: [],
      referencement: { ...SANS_REFERENCEMENT, titre: shown.titre, canonique: `${visite.adresse}${chemin}` },
      titre: shown.titre,
      carte: shown,
      elements: [],
      total: 0,
    },
    objets: await vitrine.elements([objet]),
    source: gabarit === undefined ? sourceDuProduit('infobulle', 'photo') : sourceDe('infobulle', gabarit),
    composants,
  };
  return {
    aRendre,
    sortie: {
      type: 'text/html; charset=utf-8',
      nomDeFichier: `infobulle-${objet}.html`,
      cles: [
        CLE.site(site.id),
        CLE.carte(carte.id),
        CLE.objet(objet),
        ...montres.cles,
        ...listes.map((liste) => CLE.liste(liste)),
        ...clesDesFiches(site),
        ...CLES_COMMUNES,
      ],
      perime: cadre.peremption.le(),
      fin: await endOfPublication(tx, carteResource.id, carte.id),
      fraicheur: site.cache,
    },
  };
}

interface CarteDuSite {
  /** Absent where the site shows no such map, or shows it no more. */
  readonly carte: Carte | undefined;
  /** The lists of the site that the map is beside. */
  readonly listes: readonly number[];
}

/** A map that has a page on the site, or that is beside a list there: none where the owner of the site took it off. */
export async function carteDuSite(cadre: CadreDeSite, id: number): Promise<CarteDuSite> {
  const { configuration, site } = cadre;
  const listes = (await configuration.listesDe(site)).filter((liste) => liste.carte === id).map((liste) => liste.id);
  const own = (await configuration.cartesDe(site)).find((carte) => carte.id === id);
  const isBeside = own === undefined && listes.length > 0;
  return { carte: isBeside ? await carteACote(cadre, id) : own, listes };
}

import type { Langue } from '@bridge/contract';
import type { ObjetIndexe } from '../../../catalogue/regle/objet-indexe.ts';
import { countOf, idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { openSelection } from '../../../composition/selection.ts';
import { htmlDesBlocs } from '../../../rendering/web/blocs.html.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeCarte } from '../adresses/adresse.rules.ts';
import { annoncesDePage } from '../annonces/places.service.ts';
import { CLE, clesDesFiches } from '../cles.ts';
import { SANS_PASSE } from '../filtres/filtre.condition.rules.ts';
import { clesDesMedias } from '../medias/media.ts';
import type { Demande, Reponse } from '../pages/composition.ts';
import { introuvable } from '../pages/message.service.ts';
import {
  alternatives,
  arianeDe,
  arianeEnJsonLd,
  type CadreDeSite,
  cadreDe,
  composedPage,
  isIndexed,
  languesDePage,
  languesParmi,
  SANS_REFERENCEMENT,
} from '../pages/page.ts';
import { elementDe } from '../vignettes/elements.rules.ts';
import { openVitrine, sourcesDesElements } from '../vignettes/vitrine.service.ts';
import { carteRendue, couchesDe } from './carte.rendue.ts';

/** How many objets a map page lists in words; the map itself has them all. */
const MOST_LISTED = 100;

/** The page of a map, with the same objets in words. */
export async function composeCarte(
  tx: Db,
  ofSite: CadreDeSite,
  { code }: Extract<Demande, { genre: 'carte' }>,
): Promise<Reponse> {
  const { configuration, site, visite, rendu, lecteur } = ofSite;
  const carte = await configuration.carteDe(site, code);
  if (carte === undefined || !languesParmi(site, carte.langues).includes(visite.langue)) return introuvable(ofSite);
  const cadre = await cadreDe(ofSite, carte);
  const vitrine = await openVitrine(tx, cadre, {});
  const objets = new Map<number, ObjetIndexe>();
  const elements = new Map<number, ElementRendu>();
  const cles: string[] = [];
  let total = 0;
  for (const { selection } of carte.couches) {
    const couche = await openSelection(tx, cadre, { selection, regles: [SANS_PASSE] });
    cles.push(...couche.cles);
    const { question } = couche;
    if (question === undefined) continue;
    total += await countOf(tx, question);
    const limit = MOST_LISTED - elements.size;
    if (limit === 0) continue;
    for (const objet of await vitrine.read(await idsOf(tx, question, { offset: 0, limit }))) {
      objets.set(objet.id, objet.connu.indexe);
      elements.set(objet.id, elementDe(objet, htmlDesBlocs(objet), vitrine.presentation));
    }
  }
  const chemin = `${rendu.base}${adresseDeCarte(visite.langue, carte.code)}`;
  const rendue = await carteRendue(cadre, carte, couchesDe(cadre, carte, chemin));
  const titre = texteEn(carte.titre, lecteur).texte;
  const langues = languesParmi(site, carte.langues);
  const elsewhere = (langue: Langue) => adresseDeCarte(langue, carte.code);
  const ariane = arianeDe(cadre, { libelle: titre, href: chemin });
  return composedPage(cadre, {
    page: {
      genre: 'carte',
      site: rendu,
      langue: visite.langue,
      langues: languesDePage(cadre, langues, elsewhere),
      ariane,
      referencement: {
        ...SANS_REFERENCEMENT,
        titre,
        canonique: `${visite.adresse}${elsewhere(visite.langue)}`,
        indexer: isIndexed(site),
        alternatives: alternatives(cadre, langues, elsewhere),
        jsonLd: [arianeEnJsonLd(cadre, ariane)],
      },
      titre,
      carte: rendue,
      elements: [...elements.values()],
      total,
    },
    sources: { page: null, elements: await sourcesDesElements(cadre) },
    codes: { portee: 'carte' },
    cles: [
      CLE.carte(carte.id),
      ...clesDesMedias(...rendue.fichiers),
      ...cles,
      ...clesDesFiches(site),
      ...[...elements.keys()].map((id) => CLE.objet(id)),
    ],
    mesure: { ressource: 'carte', enregistrement: carte.id, objet: null, recherche: null, filtres: [] },
    annonces: await annoncesDePage(tx, cadre, {
      genre: 'carte',
      liste: null,
      objets: [...objets.values()],
      tags: carte.tagsAnnonce,
      elements: 0,
      vitrine,
    }),
  });
}

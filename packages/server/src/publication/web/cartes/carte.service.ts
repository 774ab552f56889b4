import type { Langue } from '@bridge/contract';
import { countOf, idsOf, settled } from '../../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../../catalogue/selection/question.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import type { Db } from '../../../schema.ts';
import { adresseDeCarte } from '../adresses/adresse.rules.ts';
import { CLE } from '../cles.ts';
import { SANS_PASSE, toutes } from '../filtres/filtre.condition.rules.ts';
import type { Demande, Reponse } from '../pages/composition.ts';
import { introuvable } from '../pages/message.service.ts';
import {
  alternatives,
  arianeDe,
  arianeEnJsonLd,
  type Cadre,
  CLES_COMMUNES,
  clesDuSite,
  codesInjectes,
  isIndexed,
  languesDePage,
  languesParmi,
  SANS_REFERENCEMENT,
} from '../pages/page.ts';
import { openVitrine, sourcesDesElements } from '../vignettes/vitrine.service.ts';
import { carteRendue, couchesDe } from './carte.rendue.ts';

/** As many objets as a page says in words; the map has them all. */
const MOST_LISTED = 100;

/** A map with a page of its own, and the same in words. */
export async function composeCarte(
  tx: Db,
  cadre: Cadre,
  { code }: Extract<Demande, { genre: 'carte' }>,
): Promise<Reponse> {
  const { config, site, visite, rendu, lecteur, scope } = cadre;
  const carte = await config.carteDe(site, code);
  if (carte === undefined || !languesParmi(site, carte.langues).includes(visite.langue)) return introuvable(cadre);
  const vitrine = await openVitrine(tx, cadre, {});
  const elements = new Map<number, ElementRendu>();
  let total = 0;
  for (const { selection: id } of carte.couches) {
    const selection = await config.selection(id);
    if (selection === undefined) continue;
    const opening = { brouillon: selection.brouillon, scope, at: config.at, filtre: toutes([SANS_PASSE]) };
    const question = await settled(tx, await openQuestion(tx, opening));
    total += await countOf(tx, question);
    const limit = MOST_LISTED - elements.size;
    if (limit === 0) continue;
    for (const one of await vitrine.elements(await idsOf(tx, question, { offset: 0, limit })))
      elements.set(one.id, one);
  }
  const chemin = `${rendu.base}${adresseDeCarte(visite.langue, carte.code)}`;
  const titre = texteEn(carte.titre, lecteur).texte;
  const langues = languesParmi(site, carte.langues);
  const elsewhere = (langue: Langue) => adresseDeCarte(langue, carte.code);
  const ariane = arianeDe(cadre, { libelle: titre, href: chemin });
  return {
    genre: 'page',
    statut: 200,
    aRendre: {
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
        carte: await carteRendue(cadre, carte, couchesDe(cadre, carte, chemin)),
        elements: [...elements.values()],
        total,
      },
      sources: { page: null, elements: await sourcesDesElements(cadre), composants: await config.composants(site) },
      codes: await codesInjectes(cadre, 'carte'),
    },
    cles: [
      ...clesDuSite(site),
      CLE.carte(carte.id),
      ...carte.couches.map(({ selection }) => CLE.selection(selection)),
      ...site.fiches.map(({ fiche }) => CLE.fiche(fiche)),
      ...[...elements.keys()].map((id) => CLE.objet(id)),
      ...CLES_COMMUNES,
    ],
    perime: cadre.perime,
    fraicheur: site.cache,
    mesure: { site: site.id, ressource: 'carte', enregistrement: carte.id, objet: null, recherche: null, filtres: [] },
  };
}

import { entite } from '@bridge/contract';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { adresseDAccessibilite } from '../adresses/adresse.rules.ts';
import type { Reponse } from '../pages/composition.ts';
import { introuvable } from '../pages/message.service.ts';
import {
  alternatives,
  arianeDe,
  type CadreDeSite,
  composedPage,
  isIndexed,
  languesDe,
  languesDePage,
  SANS_REFERENCEMENT,
} from '../pages/page.ts';
import { phrase } from './accessibilite.words.ts';
import { declarationDe } from './declaration.rules.ts';

/** The page where a site declares its accessibility. */
export async function composeAccessibilite(cadre: CadreDeSite): Promise<Reponse> {
  const { configuration, site, visite, rendu, lecteur } = cadre;
  const { langue } = visite;
  const owner = site.entiteId === null ? undefined : await configuration.live(entite, site.entiteId);
  const html = declarationDe(site, {
    langue,
    entite: owner?.nom ?? rendu.titre,
    adresse: visite.adresse,
    plan: texteEn(site.accessibilitePlan, lecteur),
    manques: texteEn(site.accessibiliteManques, lecteur),
    tests: texteEn(site.accessibiliteTests, lecteur),
  });
  if (html === null) return introuvable(cadre);
  const titre = phrase(langue, 'titre');
  const langues = languesDe(site);
  return composedPage(cadre, {
    page: {
      genre: 'texte',
      site: rendu,
      langue,
      langues: languesDePage(cadre, langues, adresseDAccessibilite),
      ariane: arianeDe(cadre, { libelle: titre, href: `${rendu.base}${adresseDAccessibilite(langue)}` }),
      referencement: {
        ...SANS_REFERENCEMENT,
        titre: `${titre} – ${rendu.titre}`,
        canonique: `${visite.adresse}${adresseDAccessibilite(langue)}`,
        indexer: isIndexed(site),
        alternatives: alternatives(cadre, langues, adresseDAccessibilite),
      },
      titre,
      html,
    },
    sources: { page: null, elements: {} },
    codes: { portee: null },
    cles: [],
  });
}

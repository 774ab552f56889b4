import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import type { PageDAccueil } from '../../../rendering/web/page.ts';
import { adresseDAccueil, adresseDeCarte, adresseDeListe } from '../adresses/adresse.rules.ts';
import { CLE } from '../cles.ts';
import { clesDesMedias, imageMontree } from '../medias/media.ts';
import type { Reponse } from './composition.ts';
import {
  alternatives,
  arianeDe,
  type CadreDeSite,
  composedPage,
  isIndexed,
  languesDe,
  languesDePage,
  languesParmi,
  SANS_REFERENCEMENT,
} from './page.ts';

const LONGEST = 155;

/** The start page of a site: its lists and its maps. */
export async function composeAccueil(cadre: CadreDeSite): Promise<Reponse> {
  const { configuration, site, visite, rendu, lecteur } = cadre;
  const inLanguage = ({ langues }: { readonly langues: typeof site.langues }) =>
    languesParmi(site, langues).includes(visite.langue);
  const listes = (await configuration.listesDe(site)).filter(inLanguage);
  const cartes = (await configuration.cartesDe(site)).filter(inLanguage);
  const liens: PageDAccueil['listes'] = [
    ...(await Promise.all(
      listes.map(async (liste) => ({
        genre: 'liste' as const,
        libelle: texteEn(liste.titre, lecteur).texte,
        href: `${rendu.base}${adresseDeListe(visite.langue, liste.code)}`,
        description:
          texteEn(liste.seoDescription, lecteur).texte ||
          cutText(texteDuHtml(texteEn(liste.introduction, lecteur).texte), LONGEST),
        image: await imageMontree(cadre, liste.image),
      })),
    )),
    ...cartes.map((carte) => ({
      genre: 'carte' as const,
      libelle: texteEn(carte.titre, lecteur).texte,
      href: `${rendu.base}${adresseDeCarte(visite.langue, carte.code)}`,
      description: carte.couches.map(({ nom }) => texteEn(nom, lecteur).texte).join(', '),
      image: null,
    })),
  ];
  const langues = languesDe(site);
  return composedPage(cadre, {
    page: {
      genre: 'accueil',
      site: rendu,
      langue: visite.langue,
      langues: languesDePage(cadre, langues, adresseDAccueil),
      ariane: arianeDe(cadre),
      referencement: {
        ...SANS_REFERENCEMENT,
        titre: rendu.titre,
        canonique: `${visite.adresse}${adresseDAccueil(visite.langue)}`,
        indexer: isIndexed(site),
        alternatives: alternatives(cadre, langues, adresseDAccueil),
      },
      listes: liens,
    },
    sources: { page: null, elements: {} },
    codes: { portee: null },
    cles: [
      ...clesDesMedias(...listes.map(({ image }) => image)),
      CLE.sommaire(site.id),
      ...listes.map(({ id }) => CLE.liste(id)),
      ...cartes.map(({ id }) => CLE.carte(id)),
    ],
  });
}

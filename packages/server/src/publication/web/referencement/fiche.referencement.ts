import type { FicheWeb, Langue, Site } from '@bridge/contract';
import { site as siteResource } from '@bridge/contract';
import type { Noms, ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { objetsNommes } from '../../../catalogue/bloc/objets-nommes.repository.ts';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { nomDObjet, texteEn } from '../../../composition/mots/texte.rules.ts';
import { jsonLdDObjet } from '../../../rendering/web/jsonld/jsonld.ts';
import type { ElementRendu, Lien, Referencement } from '../../../rendering/web/modele.ts';
import type { Db } from '../../../schema.ts';
import { absolue, adresseDeFiche } from '../adresses/adresse.rules.ts';
import { hoteDe } from '../adresses/hotes.rules.ts';
import { openMontres } from '../fiches/montres.ts';
import { objetConnu } from '../fiches/objet.repository.ts';
import { alternatives, arianeEnJsonLd, type CadreDeSite, isIndexed, languesDe } from '../pages/page.ts';
import { photoDe } from './liste.referencement.ts';

const LONGEST_DESCRIPTION = 155;

interface Page {
  readonly element: ElementRendu;
  /** The names of the words of the document of the objet. */
  readonly mots: Noms['mots'];
  readonly ariane: readonly Lien[];
  /** The path of the fiche in a language, from the language on. */
  readonly chemin: (langue: Langue) => string;
}

export async function referencementDeFiche(
  tx: Db,
  cadre: CadreDeSite,
  fiche: FicheWeb,
  objet: ObjetRendu,
  { element, mots, ariane, chemin }: Page,
): Promise<Referencement> {
  const { lecteur, visite, site } = cadre;
  const valeurs = { nom: element.nom, commune: element.commune, type: element.type.libelle, resume: element.resume };
  const title = texteEn(fiche.seoTitre, lecteur).texte || '{nom}, {commune}';
  const adresse = `${visite.adresse}${chemin(visite.langue)}`;
  const photo = photoDe([element]);
  const image = photo === null ? null : absolue(photo, visite.adresse);
  return {
    titre: fillTemplate(title, valeurs),
    description: cutText(
      fillTemplate(texteEn(fiche.seoDescription, lecteur).texte || '{resume}', valeurs),
      LONGEST_DESCRIPTION,
    ),
    canonique: (await adresseDuMaitre(tx, cadre, objet)) ?? adresse,
    indexer: isIndexed(site),
    alternatives: alternatives(cadre, languesDe(site), chemin),
    image,
    jsonLd: [
      jsonLdDObjet(objet, { langue: visite.langue, adresse, image, site: visite.adresse, at: visite.at, mots }),
      arianeEnJsonLd(cadre, ariane),
    ],
    sorties: [],
  };
}

/** Fills « {nom}, {commune} » with the values of an objet; a missing value leaves no comma behind. */
function fillTemplate(modele: string, valeurs: Readonly<Record<string, string>>): string {
  return modele
    .replace(/\{(\w+)\}/g, (whole, nom) => (Object.hasOwn(valeurs, nom) ? (valeurs[nom] ?? '') : whole))
    .replace(/\s*[,–-]\s*$/, '')
    .replace(/^\s*[,–-]\s*/, '')
    .trim();
}

/**
 * The address of the objet on the master site, when shown there: search engines should list one page, not two. It holds the name that the
 * objet has there, since another one would lead to it by a redirection.
 */
async function adresseDuMaitre(tx: Db, cadre: CadreDeSite, objet: ObjetRendu): Promise<string | null> {
  const { configuration, site, visite } = cadre;
  const { id, typeBridge } = objet.indexe;
  const maitre = site.siteMaitre === null ? undefined : await configuration.live(siteResource, site.siteMaitre);
  if (maitre === undefined || maitre.supprimeLe !== null || maitre.archiveLe !== null || !isIndexed(maitre))
    return null;
  if (!languesDe(maitre).includes(visite.langue) || (await configuration.ficheDe(maitre, typeBridge)) === undefined)
    return null;
  const there = { ...cadre, site: maitre, scope: await configuration.scopeOf(maitre.entiteId) };
  const seen = await objetConnu(tx, there.scope, await openMontres(tx, there), id);
  const start = adresseDeSite(maitre, cadre);
  if (start === null || !seen?.visible || !seen.montre) return null;
  const [named] = await objetsNommes(tx, { ids: [id], entite: maitre.entiteId });
  if (named === undefined) return null;
  const { texte: nom } = nomDObjet(named, { langue: visite.langue, parDefaut: maitre.langueParDefaut });
  return `${start}${adresseDeFiche(maitre.adressesDesFiches, visite.langue, { ...seen, nom })}`;
}

/** The address that the pages of another site start with: on its own host, else beside this one. */
function adresseDeSite({ type, domaines, code }: Site, { visite: { base, adresse } }: CadreDeSite): string | null {
  const host =
    type === 'heberge' ? domaines.map(({ domaine }) => hoteDe(domaine)).find((one) => one !== null) : undefined;
  if (host) return `${new URL(adresse).protocol}//${host}`;
  return base.startsWith('/') && adresse.endsWith(base) ? `${adresse.slice(0, -base.length)}/public/${code}` : null;
}

import type { FicheWeb, Langue, Site } from '@bridge/contract';
import { site as siteResource } from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { jsonLdDObjet } from '../../../rendering/web/jsonld/jsonld.ts';
import type { ElementRendu, Lien, Referencement } from '../../../rendering/web/modele.ts';
import type { Db } from '../../../schema.ts';
import { absolue } from '../adresses/adresse.rules.ts';
import { hoteDe } from '../adresses/hotes.rules.ts';
import { openMontres } from '../fiches/montres.ts';
import { objetConnu } from '../fiches/objet.repository.ts';
import { alternatives, arianeEnJsonLd, type CadreDeSite, isIndexed, languesDe } from '../pages/page.ts';
import { photoDe } from './liste.referencement.ts';

const LONGEST_DESCRIPTION = 155;

interface Page {
  readonly element: ElementRendu;
  readonly ariane: readonly Lien[];
  /** The path of the fiche in a language, from the language on, as a site makes its addresses. */
  readonly chemin: (langue: Langue, site: Site) => string;
}

export async function referencementDeFiche(
  tx: Db,
  cadre: CadreDeSite,
  fiche: FicheWeb,
  objet: ObjetRendu,
  { element, ariane, chemin }: Page,
): Promise<Referencement> {
  const { lecteur, visite, site } = cadre;
  const valeurs = { nom: element.nom, commune: element.commune, type: element.type.libelle, resume: element.resume };
  const title = texteEn(fiche.seoTitre, lecteur).texte || '{nom}, {commune}';
  const adresse = `${visite.adresse}${chemin(visite.langue, site)}`;
  const photo = photoDe([element]);
  const image = photo === null ? null : absolue(photo, visite.adresse);
  return {
    titre: fillTemplate(title, valeurs),
    description: cutText(
      fillTemplate(texteEn(fiche.seoDescription, lecteur).texte || '{resume}', valeurs),
      LONGEST_DESCRIPTION,
    ),
    canonique: (await adresseDuMaitre(tx, cadre, objet, chemin)) ?? adresse,
    indexer: isIndexed(site),
    alternatives: alternatives(cadre, languesDe(site), (langue) => chemin(langue, site)),
    image,
    jsonLd: [
      jsonLdDObjet(objet, { langue: visite.langue, adresse, image, site: visite.adresse, at: visite.at }),
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

/** The address of the objet on the master site, when shown there: search engines should list one page, not two. */
async function adresseDuMaitre(
  tx: Db,
  cadre: CadreDeSite,
  objet: ObjetRendu,
  chemin: Page['chemin'],
): Promise<string | null> {
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
  return seen?.visible && seen.montre && start !== null ? `${start}${chemin(visite.langue, maitre)}` : null;
}

/** The address that the pages of another site start with: on its own host, else beside this one. */
function adresseDeSite({ type, domaines, code }: Site, { visite: { base, adresse } }: CadreDeSite): string | null {
  const host =
    type === 'heberge' ? domaines.map(({ domaine }) => hoteDe(domaine)).find((one) => one !== null) : undefined;
  if (host) return `${new URL(adresse).protocol}//${host}`;
  return base.startsWith('/') && adresse.endsWith(base) ? `${adresse.slice(0, -base.length)}/public/${code}` : null;
}

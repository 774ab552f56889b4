import { FICHES_DE_BROCHURE, FORMATS_D_EXPORT, type FormatDExport, type Langue, type ListeWeb } from '@bridge/contract';
import { cutText } from '../../../composition/mots/coupe.rules.ts';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { adressePhoto } from '../../../rendering/photo.rules.ts';
import { jsonLdDeListe } from '../../../rendering/web/jsonld/jsonld.ts';
import { adresseDImage } from '../../../rendering/web/media.rules.ts';
import type { ElementRendu, ImageRendue, Lien, MoteurRendu, Referencement } from '../../../rendering/web/modele.ts';
import type { PageDeListe } from '../../../rendering/web/page.ts';
import { absolue, adresseDeListe } from '../adresses/adresse.rules.ts';
import { adresseDe, codesDits, type Etat, type Reponse } from '../filtres/filtre.rules.ts';
import type { ListeOuverte } from '../listes/liste.ouverte.ts';
import { mot } from '../pages/mots.words.ts';
import {
  alternatives,
  arianeEnJsonLd,
  brochureDuSite,
  type CadreDeSite,
  isIndexed,
  languesParmi,
} from '../pages/page.ts';
import { partsOffertes, rangDe } from '../sorties/parts.rules.ts';

interface Page {
  readonly titre: string;
  readonly chemin: string;
  readonly ariane: readonly Lien[];
  readonly elements: readonly ElementRendu[];
  readonly moteur: MoteurRendu | null;
  readonly image: ImageRendue | null;
}

const LONGEST_DESCRIPTION = 155;

export function referencementDeListe(
  cadre: CadreDeSite,
  { liste, etat, offre }: ListeOuverte,
  page: Page,
): Referencement {
  const { lecteur, site, visite } = cadre;
  const chosen = page.moteur?.actifs.map(({ libelle }) => libelle) ?? [];
  const written = texteEn(liste.seoTitre, lecteur).texte || page.titre;
  const introduction = texteDuHtml(texteEn(liste.introduction, lecteur).texte);
  const chemin = (langue: Langue) => adresseDeListe(langue, liste.code) + adresseDe(etat);
  const image =
    page.image === null ? photoDe(page.elements) : adresseDImage(page.image, { largeur: 1280, forme: '16/9' });
  const listed = page.elements.map(({ nom, href }) => ({ nom, adresse: absolue(href, visite.adresse) }));
  return {
    titre: [written, ...chosen].join(' – '),
    titreSansReponses: written,
    description: texteEn(liste.seoDescription, lecteur).texte || cutText(introduction, LONGEST_DESCRIPTION),
    canonique: `${visite.adresse}${chemin(visite.langue)}`,
    indexer: isIndexed(site) && liste.indexer && meritsItsPage(etat, offre.filtres, page.elements.length),
    alternatives: alternatives(cadre, languesParmi(site, liste.langues), chemin),
    image: image === null ? null : absolue(image, visite.adresse),
    jsonLd: [
      jsonLdDeListe({ titre: page.titre, adresse: `${visite.adresse}${chemin(visite.langue)}`, elements: listed }),
      arianeEnJsonLd(cadre, page.ariane),
    ],
    sorties: exportsDe({ liste, chemin: page.chemin, etat, langue: visite.langue, total: 0, pdf: null }).flatMap(
      ({ format, href }) => {
        const type = TYPES_DE_SORTIE[format];
        return type === undefined ? [] : [{ type, titre: page.titre, href }];
      },
    ),
  };
}

/**
 * Whether search engines may list a page: one of the list as it is, or of what its editor chose to propose, which is one choice in each of
 * the filters that are indexable, where something fits. Any other answer would make a page of its own of every set of filters.
 */
function meritsItsPage(etat: Etat, offerts: readonly { code: string; indexable: boolean }[], shown: number): boolean {
  const { q, tri, filtres } = etat;
  const indexables = new Set(offerts.filter(({ indexable }) => indexable).map(({ code }) => code));
  const dits = codesDits(etat);
  const isProposed = dits.every((code) => indexables.has(code) && isOneChoice(filtres[code]));
  return q === '' && tri === null && isProposed && (dits.length === 0 || shown > 0);
}

const isOneChoice = (reponse: Reponse | undefined) =>
  reponse?.genre === 'bascule' || (reponse?.genre === 'choix' && reponse.slugs.length === 1);

const TYPES_DE_SORTIE: Readonly<Partial<Record<FormatDExport | 'pdf', string>>> = {
  rss: 'application/rss+xml',
  ics: 'text/calendar',
};

/** The photo shown when the page is shared. */
export function photoDe(elements: readonly ElementRendu[]): string | null {
  const photo = elements.find((one) => one.photo !== null)?.photo ?? null;
  if (photo === null) return null;
  return adressePhoto('', photo, { largeur: 1280, ratio: '16/9', focale: 'sujet', format: 'jpg' });
}

interface Exporte {
  readonly liste: ListeWeb;
  readonly chemin: string;
  readonly etat: Etat;
  readonly langue: Langue;
  /** How many objets fit the filters. */
  readonly total: number;
  /** The address of the page of results as a PDF, or null when none is offered. */
  readonly pdf: string | null;
}

/** The list as data: all objets that fit the filters, whatever the page, in as many files as needed. */
export function exportsDe({ liste, chemin, etat, langue, total, pdf }: Exporte): PageDeListe['exports'] {
  const files = liste.exports.flatMap((format) => {
    const label = FORMATS_D_EXPORT.find(({ value }) => value === format)?.label ?? format;
    return partsOffertes(format, total).map((part) => ({
      format,
      libelle: (langue === 'fr' ? label : NOMS[format]) + rangDe(part),
      href: `${chemin}.${format}${adresseDe({ ...etat, page: part.page })}`,
    }));
  });
  return pdf === null ? files : [{ format: 'pdf', libelle: mot(langue, 'pageEnPdf'), href: pdf }, ...files];
}

/** The address of a PDF of some objets of a list, or null where the list or its site offers none. */
export function resultatsEnPdf(
  cadre: CadreDeSite,
  { pdf, code }: Pick<ListeWeb, 'pdf' | 'code'>,
  elements: readonly Pick<ElementRendu, 'id'>[],
): string | null {
  const brochure = brochureDuSite(cadre);
  if (!pdf || brochure === null || elements.length === 0) return null;
  const objets = elements.slice(0, FICHES_DE_BROCHURE).map(({ id }) => id);
  return `${brochure}?${new URLSearchParams({ liste: code })}&objets=${objets.join()}`;
}

/** The same in every language. */
const NOMS: Readonly<Record<FormatDExport, string>> = {
  ics: 'iCalendar',
  rss: 'RSS',
  csv: 'CSV',
  gpx: 'GPX',
  geojson: 'GeoJSON',
  json: 'JSON',
  jsonld: 'JSON-LD',
  datatourisme: 'DATAtourisme',
};

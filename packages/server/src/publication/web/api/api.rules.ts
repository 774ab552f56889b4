import { civilDay, instantOf, numeroOf, textOf } from '@bridge/contract';
import type { z } from 'zod';
import type { PhotoRendue } from '../../../composition/objet-compose.ts';
import { adressePhoto } from '../../../rendering/photo.rules.ts';
import type { ElementRendu } from '../../../rendering/web/modele.ts';
import { absolu } from '../../../rendering/web/page.html.ts';
import type { PageDAccueil, PageDeFiche, PageDeListe } from '../../../rendering/web/page.ts';
import { API_PUBLIQUE, type listeSchema, type listesSchema, type objetSchema, type Probleme } from './api.schemas.ts';

/** The pages of a site as data. */

const absolute = (origine: string, href: string) => (href.startsWith('/') ? `${origine}${href}` : href);

const VUE = { largeur: 1280, ratio: 'libre', focale: 'sujet', format: 'jpg' } as const;
const photoOf = (origine: string, photo: PhotoRendue) => adressePhoto(origine, photo, VUE);

function elementOf(origine: string, element: ElementRendu) {
  const { id, nom, type, commune, href, resume, prix, date, lat, lon, photo } = element;
  return {
    id,
    nom,
    type,
    commune,
    adresse: absolute(origine, href),
    resume,
    prix,
    date: date?.iso ?? null,
    latitude: lat,
    longitude: lon,
    photo: photo === null ? null : photoOf(origine, photo),
  };
}

const originOf = (adresse: string) => new URL(adresse).origin;
const lastWord = (href: string) => href.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/** The start page of a site lists its maps too. */
const isMap = (href: string) => /\/carte\/[^/]+$/.test(href);

export function listesDe({ site, langues, listes }: PageDAccueil): z.output<typeof listesSchema> {
  const origine = originOf(site.adresse);
  return {
    site: { code: site.code, titre: site.titre, adresse: site.adresse, langues: langues.map(({ code }) => code) },
    listes: listes
      .filter(({ href }) => !isMap(href))
      .map(({ libelle, href, description }) => ({
        code: lastWord(href),
        titre: libelle,
        description,
        adresse: absolute(origine, href),
        api: `${origine}${API_PUBLIQUE}/listes/${lastWord(href)}`,
      })),
  };
}

export function listeDe(code: string, page: PageDeListe): z.output<typeof listeSchema> {
  const { titre, langue, total, pagination, moteur, elements, site } = page;
  const filtres = (moteur?.filtres ?? []).map(({ code: filtre, libelle, question }) => ({
    code: filtre,
    libelle,
    choix:
      question.genre === 'choix'
        ? question.choix.map(({ slug, libelle: mot, nombre }) => ({ valeur: slug, libelle: mot, nombre }))
        : [],
  }));
  const objets = elements.map((element) => elementOf(originOf(site.adresse), element));
  return { code, titre, langue, total, page: pagination.page, pages: pagination.pages, filtres, objets };
}

export function objetDe({
  objet,
  langue,
  photos,
  zones,
  source,
  site,
  referencement,
}: PageDeFiche): z.output<typeof objetSchema> {
  const origine = originOf(site.adresse);
  return {
    ...elementOf(origine, objet),
    langue,
    photos: photos.map((photo) => ({
      adresse: photoOf(origine, photo),
      alternative: photo.alternative,
      legende: photo.legende,
      credit: photo.credit,
    })),
    contenu: Object.entries(zones).flatMap(([zone, blocs]) =>
      blocs.map(({ code, html }) => ({ zone, bloc: code, html: absolu(html, site) })),
    ),
    source,
    donneesStructurees: referencement.jsonLd.map((data) => ({ ...data })),
  };
}

export function probleme(status: number, title: string, detail: string): Probleme {
  return { type: 'about:blank', title, status, detail };
}

/** Seconds until quotas start anew, at midnight in Paris. */
export function avantDemain(at: Date): number {
  const tomorrow = instantOf(textOf((numeroOf(civilDay(at)) ?? 0) + 1), '00:00');
  return Math.ceil((tomorrow.getTime() - at.getTime()) / 1_000);
}

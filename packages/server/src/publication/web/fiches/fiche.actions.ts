import type { Contact, FicheWeb } from '@bridge/contract';
import type { ObjetRendu } from '../../../catalogue/bloc/objet-rendu.ts';
import { contactsPublics } from '../../../composition/bloc/contact.values.ts';
import { mailHref, telHref, webHref } from '../../../composition/mots/lien.rules.ts';
import type { Lecteur } from '../../../composition/mots/texte.rules.ts';
import type { ActionRendue } from '../../../rendering/web/page.ts';
import { mot } from '../pages/mots.words.ts';

type Action = FicheWeb['actions'][number];

interface Page {
  readonly lecteur: Lecteur;
  /** The absolute address of the page. */
  readonly adresse: string;
  /** The address where visitors get some objets as a PDF, or null when the site offers no brochures. */
  readonly brochure: string | null;
}

/** What a visitor may do, as far as the objet allows it, in the order of the fiche. */
export function actionsDe(actions: readonly Action[], objet: ObjetRendu, page: Page): ActionRendue[] {
  return actions.flatMap((genre) => {
    const href = hrefDe(genre, objet, page);
    return href === null
      ? []
      : [{ genre, libelle: mot(page.lecteur.langue, genre), href, script: AVEC_SCRIPT.has(genre) }];
  });
}

const AVEC_SCRIPT: ReadonlySet<Action> = new Set(['carnet', 'partager', 'imprimer']);

function hrefDe(genre: Action, objet: ObjetRendu, { adresse, brochure }: Page): string | null {
  const { document, indexe } = objet;
  const first = (genres: readonly Contact['genre'][], read: (valeur: string) => string | null) =>
    contactsPublics({ objet })
      .filter((contact) => genres.includes(contact.genre))
      .map(({ valeur }) => read(valeur))
      .find((href) => href !== null) ?? null;
  switch (genre) {
    case 'appeler':
      return first(['telephone', 'mobile'], telHref);
    case 'ecrire':
      return first(['email'], mailHref);
    case 'site':
      return first(['site'], webHref);
    case 'reserver':
      return first(['reservation'], webHref);
    case 'itineraire':
      return indexe.point === null ? null : directions(indexe.point.lat, indexe.point.lon);
    case 'agenda':
      return indexe.typeBridge === 'evenement' && indexe.prochaineDate !== null ? `${adresse}.ics` : null;
    case 'trace':
      return document.lieu.trace?.lignes ? `${adresse}.gpx` : webHref(document.lieu.trace?.url ?? '');
    case 'pdf':
      return brochure && `${brochure}?objets=${indexe.id}`;
    case 'carnet':
    case 'partager':
    case 'imprimer':
      return adresse;
  }
}

const directions = (lat: number, lon: number) => `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;

import {
  type Carte,
  carte as carteResource,
  gabaritCarte,
  gabaritInfobulle,
  type ListeWeb,
  type ModeleListe,
} from '@bridge/contract';
import { mediaFor } from '../../../composition/media.ts';
import { texteEn } from '../../../composition/mots/texte.rules.ts';
import { dessinDePicto } from '../../../rendering/pictos.ts';
import type { CarteRendue } from '../../../rendering/web/modele.ts';
import { adresseDeCalque, adresseDInfobulles } from '../adresses/adresse.rules.ts';
import { adresseDe, type Etat } from '../filtres/filtre.rules.ts';
import type { CadreDeSite } from '../pages/page.ts';

const COULEUR = '#1d6fb8';

/** A map with the given layers. */
export async function carteRendue(
  cadre: CadreDeSite,
  carte: Carte,
  couches: CarteRendue['couches'],
): Promise<CarteRendue> {
  const { configuration, lecteur, visite } = cadre;
  const [gabarit, infobulle] = await Promise.all([
    configuration.live(gabaritCarte, carte.gabarit),
    configuration.live(gabaritInfobulle, carte.infobulle),
  ]);
  const { latitude: lat, longitude: lon, zoom } = carte;
  return {
    id: carte.id,
    titre: texteEn(carte.titre, lecteur).texte,
    couches: couches.map((couche) => ({ ...couche, href: servie(cadre, couche.href) })),
    fichiers: fichiersDe(carte),
    calques: (await calquesDe(cadre, carte)).map((calque) => ({ ...calque, href: servie(cadre, calque.href) })),
    wms: wmsDe(cadre, carte),
    infobulles: servie(cadre, `${visite.base}${adresseDInfobulles(visite.langue, carte.id)}`),
    fond: carte.fond,
    centre: lat === null || lon === null ? null : { lat, lon, zoom: zoom ?? 11 },
    hauteur: carte.hauteur,
    regrouper: carte.regrouper,
    traces: carte.traces,
    largeurInfobulle: infobulle?.largeur ?? 260,
    controles: gabarit?.controles ?? [],
    positionLegende: gabarit?.positionLegende ?? 'haut-droite',
    listeLiee: gabarit?.listeLiee ?? 'cote',
  };
}

/** The address that a map reads, on this server even when the pages of the site are on another system. */
function servie({ visite: { base, adresse } }: CadreDeSite, href: string): string {
  return /^https?:/.test(base) && href.startsWith(base) ? `${adresse}${href.slice(base.length)}` : href;
}

/** A map beside the lists of a site, as published: none where the owner of the site took it off. */
export async function carteACote({ configuration, site }: CadreDeSite, id: number): Promise<Carte | undefined> {
  const isRetiree = await configuration.isRetire(site, carteResource.id, id);
  return isRetiree ? undefined : configuration.publie(carteResource, id);
}

/** The map of a list: all objets that the visitor asked for, whatever the page. Null when the site does not show it. */
export async function carteDeListe(
  cadre: CadreDeSite,
  liste: ListeWeb,
  chemin: string,
  etat: Etat,
  { couleur }: Pick<ModeleListe, 'couleur'>,
): Promise<CarteRendue | null> {
  const carte = liste.carte === null ? undefined : await carteACote(cadre, liste.carte);
  if (carte === undefined) return null;
  return carteRendue(cadre, carte, [
    {
      nom: texteEn(liste.titre, cadre.lecteur).texte,
      couleur: couleur ?? cadre.site.couleur ?? COULEUR,
      picto: null,
      dessin: null,
      visible: true,
      href: `${chemin}.geojson${adresseDe({ ...etat, page: 1 })}`,
    },
  ]);
}

export function couchesDe({ lecteur, site }: CadreDeSite, { couches }: Carte, chemin: string): CarteRendue['couches'] {
  return couches.map(({ nom, couleur, picto, visible }, rang) => ({
    nom: texteEn(nom, lecteur).texte,
    couleur: couleur ?? site.couleur ?? COULEUR,
    picto,
    dessin: dessinDePicto(picto),
    visible,
    href: `${chemin}.geojson?couche=${rang + 1}`,
  }));
}

/** The media that a map draws on the days when their rights allow it. */
const fichiersDe = ({ calques }: Carte): number[] =>
  calques.flatMap((calque) => (calque.genre === 'fichier' ? [calque.fichier.id] : []));

/** The files of a map that the web may show that day. */
async function calquesDe(cadre: CadreDeSite, { id, calques }: Carte): Promise<CarteRendue['calques']> {
  const { lecteur, site, visite } = cadre;
  const drawn = await Promise.all(
    calques.map(async (calque, rang) => {
      if (calque.genre !== 'fichier') return [];
      const media = await mediaFor('web', cadre, calque.fichier.id);
      if (typeof media === 'string' || media.genre !== 'trace') return [];
      return {
        nom: texteEn(calque.nom, lecteur).texte,
        couleur: calque.couleur ?? site.couleur ?? COULEUR,
        visible: calque.visible,
        href: `${visite.base}${adresseDeCalque(visite.langue, id, rang + 1)}`,
      };
    }),
  );
  return drawn.flat();
}

function wmsDe({ lecteur }: CadreDeSite, { calques }: Carte): CarteRendue['wms'] {
  return calques.flatMap((calque) => {
    if (calque.genre !== 'wms') return [];
    const { nom, adresse, couches, attribution, opacite, visible } = calque;
    return { nom: texteEn(nom, lecteur).texte, adresse, couches, attribution, opacite: opacite / 100, visible };
  });
}

import type { PageDeFiche } from '../page.ts';
import { COMMUN } from './commun.ts';
import { unElement, unePhoto, unSite } from './elements.ts';

const section = (genre: string, titre: string, inside: string) => ({
  code: genre,
  html: `<section class="bloc" data-genre="${genre}"><h2 class="bloc-titre">${titre}</h2>${inside}</section>`,
});

export function unePageDeFiche(changes: Partial<PageDeFiche> = {}): PageDeFiche {
  const objet = unElement();
  return {
    ...COMMUN,
    site: unSite(),
    genre: 'fiche',
    id: 7,
    objet,
    photos: [1, 2, 3, 4].map((rang) => unePhoto({ rang, empreinte: `a1b2c3d${rang}`, legende: `Vue ${rang}` })),
    zones: {
      entete: [],
      galerie: [],
      corps: [
        section(
          'texte',
          'Présentation',
          '<div class="bloc-texte"><p>Une cuisine de rivière et de potager, servie sous les tilleuls. Le bac passe toutes les demi-heures.</p><p>La carte change chaque semaine.</p></div>',
        ),
        section(
          'tarifs',
          'Tarifs',
          '<table class="bloc-tarifs"><tbody><tr><th scope="row">Menu du jour <small>midi, en semaine</small></th><td>24 €</td></tr><tr><th scope="row">Menu enfant</th><td>12 €</td></tr></tbody></table>',
        ),
        section(
          'criteres',
          'Prestations',
          '<ul class="bloc-liste" data-colonnes="2"><li>Terrasse</li><li>Accès aux fauteuils roulants</li><li>Animaux acceptés</li><li>Wi-Fi</li></ul>',
        ),
      ],
      laterale: [
        section(
          'contacts',
          'Contact',
          '<dl class="bloc-colonnes"><div><dt>Adresse</dt><dd>3 quai du Bac, Malbrume-les-Eaux</dd></div><div><dt>Téléphone</dt><dd><a href="tel:+33200000000" rel="noopener">02 00 00 00 00</a></dd></div></dl>',
        ),
        section(
          'horaires',
          'Horaires',
          '<ul class="bloc-horaires"><li><strong>Mardi à samedi</strong> de 12 h à 14 h et de 19 h à 21 h 30</li></ul>',
        ),
      ],
      pied: [],
    },
    actions: [
      { genre: 'appeler', libelle: 'Appeler', href: 'tel:+33200000000', script: false },
      { genre: 'ecrire', libelle: 'Écrire', href: 'mailto:table@exemple.fr', script: false },
      { genre: 'site', libelle: 'Site web', href: 'https://table.exemple.fr/', script: false },
      { genre: 'reserver', libelle: 'Réserver', href: 'https://table.exemple.fr/reserver', script: false },
      {
        genre: 'itineraire',
        libelle: 'Itinéraire',
        href: 'https://www.openstreetmap.org/directions?to=47.21,1.43',
        script: false,
      },
      { genre: 'carnet', libelle: 'Ajouter à mon carnet', href: '', script: true },
      { genre: 'partager', libelle: 'Partager', href: '', script: true },
      { genre: 'imprimer', libelle: 'Imprimer', href: '', script: true },
    ],
    lies: [],
    proches: [
      unElement({ id: 4712, nom: 'Auberge des Deux-Rives' }),
      unElement({ id: 4713, nom: 'Chez Ondine', photo: null }),
    ],
    semblables: [unElement({ id: 4714, nom: 'Le Comptoir du Lavoir' })],
    source: 'Office de tourisme de Malbrume, mis à jour le 3 novembre 2026',
    signaler: 'mailto:erreurs@exemple.fr',
    ...changes,
  };
}

/** A fiche whose source gives its name, and hardly more. */
export function uneFichePauvre(changes: Partial<PageDeFiche> = {}): PageDeFiche {
  return unePageDeFiche({
    objet: unElement({
      commune: '',
      resume: '',
      photo: null,
      nombrePhotos: 0,
      badges: [],
      classement: null,
      ouvert: null,
      prix: null,
      distance: null,
      lat: null,
      lon: null,
      blocs: [],
      bouton: null,
      favori: false,
    }),
    photos: [],
    zones: { entete: [], galerie: [], corps: [], laterale: [], pied: [] },
    actions: [],
    proches: [],
    semblables: [],
    source: null,
    signaler: null,
    ariane: [],
    langues: [],
    ...changes,
  });
}

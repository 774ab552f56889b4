import { FAITS, LANGUES_PARLEES, PAIEMENTS, TARIFS } from '../faits.ts';
import { slug } from '../hasard.ts';
import { OFFICES } from '../lieux.ts';
import type { Offre, TexteOffre } from '../offre.ts';
import { nomsDuType } from '../vocabulaire.ts';
import { writeOuverture } from './apidae.ouverture.ts';
import { elementDuClassement, elementDuGenre, reference, sousType } from './apidae.reference.ts';
import type { Enregistrement, OptionsFlux } from './fichier.ts';

export const identifiantApidae = (rang: number): number => 9_600_100 + rang * 3;

/** Empty parts are left out, as in real exports. */
export function writeObjet(offre: Offre, rang: number, options: OptionsFlux): Enregistrement {
  const id = identifiantApidae(rang);
  const [type, bloc] = nomsDuType(offre.type).apidae;
  const office = OFFICES[offre.commune.secteur];
  return {
    type,
    id,
    nom: { libelleFr: offre.nom },
    identifier: `AUB_${type.slice(0, 3)}_${id}`,
    state: 'PUBLISHED',
    gestion: {
      dateCreation: '2021-05-04T08:12:30.000+0000',
      dateModification: `${offre.majLe}T07:26:30.654+0000`,
      membreProprietaire: { id: office.id, nom: office.nom, departement: '96', siteWeb: `https://www.${office.site}` },
    },
    informations: { moyensCommunication: moyens(offre, id) },
    [`informations${bloc}`]: informations(offre),
    presentation: { descriptifCourt: libelles(offre.resume), descriptifDetaille: libelles(offre.description) },
    localisation: localisation(offre),
    prestations: prestations(offre),
    ouverture: writeOuverture(offre, id),
    descriptionTarif: tarifs(offre),
    illustrations: offre.photos.map((photo, place) => ({
      identifiant: id * 10 + place,
      type: 'IMAGE',
      link: false,
      nom: { libelleFr: photo.legende },
      legende: { libelleFr: photo.legende },
      copyright: { libelleFr: photo.credit },
      ...(photo.jusquAu ? { dateLimiteDePublication: photo.jusquAu } : {}),
      traductionFichiers: [{ locale: 'fr', url: `${options.photoBase}/${photo.graine}.jpg`, extension: 'jpg' }],
    })),
    ...(offre.trace ? { multimedias: [plan(offre, id, options)] } : {}),
    ...criteresInternes(offre),
  };
}

const libelles = ({ fr, en, de }: TexteOffre) => ({
  // Line ends are those of the forms in which texts were typed.
  libelleFr: fr.replaceAll('\n', '\r\n'),
  ...(en === undefined ? {} : { libelleEn: en }),
  ...(de === undefined ? {} : { libelleDe: de }),
});

function moyens({ telephone, mobile, email, site, facebook }: Offre, id: number) {
  const valeurs: readonly (readonly [number, string | undefined])[] = [
    [201, telephone],
    [201, mobile],
    [204, email],
    [205, site],
    [207, facebook],
  ];
  return valeurs
    .filter(([, valeur]) => valeur !== undefined)
    .map(([type, fr], place) => ({
      identifiant: id * 10 + place,
      type: reference({ liste: 'MoyenCommunicationType', id: type }),
      coordonnees: { fr },
    }));
}

function informations(offre: Offre): Enregistrement {
  const [genre, sous, classement] = [elementDuGenre(offre), sousType(offre.type), elementDuClassement(offre)];
  const un = (nom: string, mot: typeof genre) => (mot ? { [nom]: reference(mot) } : {});
  const plusieurs = (nom: string, mot: typeof genre) => (mot ? { [nom]: [reference(mot)] } : {});
  const { personnes, chambres, kilometres } = offre;
  switch (offre.type) {
    case 'hotel':
      return {
        ...un('hotellerieType', sous),
        ...un('classement', classement),
        capacite: { nombreTotalPersonnes: personnes, nombreChambresDeclareesHotelier: chambres },
      };
    case 'camping':
      return {
        ...un('hotelleriePleinAirType', sous),
        ...un('classement', classement),
        capacite: { nombreEmplacementsDeclares: personnes },
      };
    case 'location':
    case 'chambre-hotes':
      return {
        ...un('hebergementLocatifType', sous),
        ...un('classementPrefectoral', classement),
        capacite: { capaciteHebergement: personnes, nombreChambres: chambres },
      };
    case 'hebergement-collectif':
      return { ...un('hebergementCollectifType', sous), capacite: { capaciteTotale: personnes } };
    case 'restaurant':
      return {
        ...un('restaurationType', genre?.liste === 'RestaurationType' ? genre : sous),
        ...(genre?.liste === 'RestaurationSpecialite' ? plusieurs('specialites', genre) : {}),
        ...(genre?.liste === 'RestaurationCategorie' ? plusieurs('categories', genre) : {}),
        capacite: { nombreMaximumCouverts: personnes },
      };
    case 'itineraire':
      return {
        ...un('rubrique', sous),
        ...plusieurs('activites', genre),
        itineraire: { distance: kilometres, itineraireType: 'BOUCLE', itineraireBalise: 'BALISE' },
      };
    case 'equipement':
      return { ...un('rubrique', sous), ...plusieurs('activites', genre) };
    case 'activite':
      return { ...un('activiteType', sous), ...plusieurs('activitesSportives', genre) };
    case 'patrimoine':
      return un('patrimoineCulturelType', genre);
    case 'degustation':
      return plusieurs('typesProduit', genre);
    case 'commerce':
      return { ...un('commerceEtServiceType', sous), ...plusieurs('typesDetailles', genre) };
    case 'organisme':
      return un('entiteType', genre);
    case 'sejour':
      return { nombreJours: 3, nombreNuits: 2 };
    default:
      return plusieurs('categories', genre);
  }
}

function localisation({ commune, numero, rue, lieuDit, point }: Offre): Enregistrement {
  return {
    adresse: {
      adresse1: `${numero} ${rue}`,
      ...(lieuDit ? { adresse2: lieuDit } : {}),
      codePostal: commune.codePostal,
      etat: 'France',
      commune: { id: Number(commune.insee) },
    },
    geolocalisation: { valide: true, geoJson: { type: 'Point', coordinates: [point.lon, point.lat] } },
  };
}

function prestations(offre: Offre): Enregistrement {
  const deListe = (...listes: readonly string[]) =>
    offre.faits
      .map((fait) => FAITS[fait].apidae)
      .filter(([liste]) => listes.includes(liste))
      .map(([liste, id]) => reference({ liste, id }));
  return {
    equipements: deListe('PrestationEquipement'),
    services: deListe('PrestationService'),
    activites: deListe('PrestationActivite'),
    tourismesAdaptes: deListe('TourismeAdapte'),
    languesParlees: offre.langues.map((langue) => reference({ liste: 'Langue', id: LANGUES_PARLEES[langue].apidae })),
    animauxAcceptes: offre.animaux === undefined ? 'NON_DISPONIBLE' : offre.animaux ? 'ACCEPTES' : 'NON_ACCEPTES',
  };
}

function tarifs({ gratuit, tarifs: lignes, paiements, periodes }: Offre): Enregistrement {
  if (gratuit) return { indicationTarif: 'GRATUIT', gratuit: true };
  if (lignes.length === 0) return { indicationTarif: 'PAYANT_TARIFS_NON_COMMUNIQUES' };
  const [premiere] = periodes;
  return {
    indicationTarif: 'PAYANT',
    periodes: [
      {
        ...(premiere ? { dateDebut: premiere.du, dateFin: periodes.at(-1)?.au } : {}),
        tarifs: lignes.map(({ tarif, min, max }) => ({
          devise: 'EUR',
          minimum: min,
          ...(max === undefined ? {} : { maximum: max }),
          type: reference({ liste: 'TarifType', id: TARIFS[tarif].apidae }),
        })),
      },
    ],
    modesPaiement: paiements.map((paiement) => reference({ liste: 'ModePaiement', id: PAIEMENTS[paiement].apidae })),
  };
}

const plan = (offre: Offre, id: number, { photoBase }: OptionsFlux) => ({
  identifiant: id * 10 + 9,
  type: 'PLAN',
  nom: { libelleFr: `Tracé de l’itinéraire ${offre.nom}` },
  traductionFichiers: [{ locale: 'fr', url: `${photoBase}/${slug(offre.nom)}.gpx`, extension: 'gpx' }],
});

function criteresInternes({ faits }: Offre): Enregistrement {
  const criteres = faits.map((fait) => FAITS[fait].apidae).filter(([liste]) => liste === 'critere');
  return criteres.length === 0 ? {} : { criteresInternes: criteres.map(([, id]) => ({ id })) };
}

import {
  type CodeCibleOuChamp,
  type DocumentObjet,
  NOMS_DE_CONTACT,
  NOMS_DE_MODE_DE_TARIF,
  periodeEnMots,
  type SourceObjet,
  type Terme,
  type Textes,
  valeurEnMots,
} from '@bridge/contract';

const LONGEST = 300;
const court = (texte: string): string => (texte.length > LONGEST ? `${texte.slice(0, LONGEST - 1)}…` : texte);

const textes = (valeur: Textes | undefined): string[] =>
  Object.entries(valeur ?? {}).map(([langue, texte]) => (langue === 'fr' ? texte : `[${langue}] ${texte}`));
const nomDe = ({ libelle, code }: Terme): string => libelle.fr ?? code;
const present = (valeur: string | number | boolean | undefined): string[] => {
  if (valeur === undefined) return [];
  return [typeof valeur === 'boolean' ? (valeur ? 'Oui' : 'Non') : String(valeur)];
};

type Objet = { readonly document: DocumentObjet; readonly source: SourceObjet };

/** What the record holds under a target, in words; empty when nothing. */
export function valeursDeCible({ document, source }: Objet, cible: CodeCibleOuChamp): string[] {
  const { lieu, ouverture, tarifs, contacts, medias } = document;
  const contactsDe = (genre: string) =>
    contacts.filter((contact) => contact.genre === genre).map(({ valeur }) => valeur);
  const mediasDe = (genre: string) => medias.filter((media) => media.genre === genre).map(({ url }) => url);
  switch (cible) {
    case 'nom':
      return textes(document.nom);
    case 'resume':
      return textes(document.resume);
    case 'description':
      return textes(document.description);
    case 'texte':
      return document.textes.flatMap(({ sujet, corps }) =>
        textes(corps).map((texte) => `${nomDe(sujet)}\u00a0: ${texte}`),
      );
    case 'type':
      return document.types.map(nomDe);
    case 'lieu.nom':
      return present(lieu.nom);
    case 'lieu.adresse':
      return [[...lieu.rue, lieu.codePostal, lieu.commune].filter(Boolean).join(', ')].filter(Boolean);
    case 'lieu.rue':
      return lieu.rue;
    case 'lieu.codePostal':
      return present(lieu.codePostal);
    case 'lieu.commune':
      return present(lieu.commune);
    case 'lieu.insee':
      return present(lieu.insee);
    case 'lieu.pays':
      return present(lieu.pays);
    case 'lieu.latitude':
      return present(lieu.point?.lat);
    case 'lieu.longitude':
      return present(lieu.point?.lon);
    case 'lieu.altitude':
      return present(lieu.altitude);
    case 'lieu.acces':
      return textes(lieu.acces);
    case 'lieu.territoire':
      return lieu.territoires.map(nomDe);
    case 'lieu.environnement':
      return lieu.environnements.map(nomDe);
    case 'trace':
      return lieu.trace === undefined ? [] : [lieu.trace.url ?? `${lieu.trace.lignes?.flat().length ?? 0} points`];
    case 'periodes':
      return ouverture.periodes.map(periodeEnMots);
    case 'periode.du':
      return ouverture.periodes.flatMap(({ du }) => present(du));
    case 'periode.au':
      return ouverture.periodes.flatMap(({ au }) => present(au));
    case 'periode.ouvre':
      return ouverture.periodes.flatMap(({ creneaux }) => creneaux.flatMap(({ ouvre }) => present(ouvre)));
    case 'periode.ferme':
      return ouverture.periodes.flatMap(({ creneaux }) => creneaux.flatMap(({ ferme }) => present(ferme)));
    case 'ouverture.texte':
      return textes(ouverture.texte);
    case 'ouverture.touteLAnnee':
      return present(ouverture.touteLAnnee);
    case 'tarifs':
      return tarifs.lignes.map(({ libelle, min, max, devise }) => {
        const prix = [...new Set([min, max].filter((montant) => montant !== undefined))].join(' – ');
        return prix === '' ? nomDe(libelle) : `${nomDe(libelle)}\u00a0: ${prix} ${devise}`;
      });
    case 'tarifs.texte':
      return textes(tarifs.texte);
    case 'tarifs.gratuit':
      return tarifs.mode === undefined ? [] : present(tarifs.mode === 'gratuit');
    case 'tarifs.mode':
      return present(tarifs.mode === undefined ? undefined : NOMS_DE_MODE_DE_TARIF[tarifs.mode]);
    case 'tarif.min':
      return tarifs.lignes.flatMap(({ min }) => present(min));
    case 'tarif.max':
      return tarifs.lignes.flatMap(({ max }) => present(max));
    case 'tarifs.paiement':
      return tarifs.paiements.map(nomDe);
    case 'contacts':
      return contacts.map(({ genre, valeur }) => `${NOMS_DE_CONTACT[genre]}\u00a0: ${valeur}`);
    case 'contact.telephone':
    case 'contact.mobile':
    case 'contact.fax':
    case 'contact.email':
    case 'contact.site':
    case 'contact.facebook':
    case 'contact.instagram':
    case 'contact.x':
    case 'contact.autre':
      return contactsDe(cible.slice('contact.'.length));
    case 'contact.reservation':
      return contacts.filter(({ role }) => role === 'reservation').map(({ valeur }) => valeur);
    case 'medias':
      return medias.map(({ url }) => url);
    case 'media.photo':
      return mediasDe('image');
    case 'media.document':
      return mediasDe('document');
    case 'media.video':
      return mediasDe('video');
    case 'media.titre':
      return medias.flatMap(({ titre }) => textes(titre));
    case 'media.legende':
      return medias.flatMap(({ legende }) => textes(legende));
    case 'media.credit':
      return [...new Set(medias.flatMap(({ credit }) => present(credit)))];
    case 'critere':
      return document.criteres.flatMap(({ critere, modalite, texte, nombre }) => {
        const valeur = modalite === undefined ? present(nombre).join('') : nomDe(modalite);
        return texte === undefined ? [`${nomDe(critere)}\u00a0: ${valeur}`] : [];
      });
    case 'critere.texte':
      return document.criteres.flatMap(({ critere, texte }) =>
        texte === undefined ? [] : [`${nomDe(critere)}\u00a0: ${texte}`],
      );
    case 'capacite':
      return document.capacites.map(({ mesure, valeur }) => `${mesure}\u00a0: ${valeur}`);
    case 'label':
      return document.labels.map(nomDe);
    case 'classement':
      return present(document.classement?.texte);
    case 'langueParlee':
      return document.languesParlees.map((langue) => valeurEnMots('languesParlees', langue));
    case 'accessibilite':
      return document.accessibilite.map(nomDe);
    case 'animaux':
      return present(document.animaux);
    case 'public':
      return document.publics.map(nomDe);
    case 'lien':
      return document.liens.map(({ cible: { identifiant } }) => identifiant);
    case 'proprietaire':
      return present(source.proprietaire?.nom ?? source.proprietaire?.code);
    case 'maj':
      return present(source.majLe);
    case 'creation':
      return present(source.creeLe);
    case 'identifiant':
      return source.autresIdentifiants;
    case 'ignore':
      return [];
    default: {
      const valeur = document.champs[cible.slice('champ:'.length)];
      if (Array.isArray(valeur)) return valeur;
      return typeof valeur === 'object' ? textes(valeur) : present(valeur);
    }
  }
}

/** The same on one line, for a table. */
export const summariseCible = (objet: Objet, cible: CodeCibleOuChamp): string =>
  court(valeursDeCible(objet, cible).join('\n'));

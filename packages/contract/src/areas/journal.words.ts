import { labelOfSysteme } from '../catalogue/systeme.ts';
import type { Field } from '../kernel/fields/field.ts';
import { valueInWords } from '../kernel/fields/value.words.ts';
import { ROLE_LABELS } from '../kernel/role.ts';
import { momentInWords, poidsEnMots } from '../kernel/words/format.ts';
import { languageName } from '../kernel/words/language.ts';
import { SECURITES_DE_COURRIEL } from './reglages/parametres/serveur-courriel.endpoints.ts';
import { listedById, resourceById, SINGLE_RESOURCES } from './resources.ts';
import { ETATS_TACHE } from './taches/tache.rules.ts';

/** The words of the audit log: the actions, their targets and their details. */

const ACTIONS: Readonly<Record<string, string>> = {
  'session.ouvrir': 'Connexion',
  'session.fermer-autres': 'Fermeture de ses autres sessions',
  'session.refuser': 'Connexion refusée',
  'second-facteur.ajouter': 'Second facteur ajouté',
  'second-facteur.retirer': 'Second facteur retiré',
  'second-facteur.secours': 'Codes de secours remplacés',
  'second-facteur.oublier-appareils': 'Appareils retenus oubliés',
  'jeton.creer': 'Jeton d’API créé',
  'jeton.revoquer': 'Jeton d’API révoqué',
  'fournisseur.echouer': 'Fournisseur d’identité\u00a0: échec',
  'identite.creer': 'Compte créé par un fournisseur d’identité',
  'identite.lier': 'Compte lié à un fournisseur d’identité',
  'identite.delier': 'Compte délié d’un fournisseur d’identité',
  'identite.roles': 'Rôles donnés par un fournisseur d’identité',
  'session.agir-en-tant-que': 'Début d’action en tant que',
  'session.revenir-a-soi': 'Retour à soi',
  'session.changer-de-role': 'Changement de rôle',
  'session.changer-d-entite': 'Changement d’entité',
  'profil.modifier': 'Modification de son identité',
  'mot-de-passe.modifier': 'Changement de mot de passe',
  'invitation.accepter': 'Invitation acceptée',
  'mot-de-passe.reinitialiser': 'Réinitialisation de mot de passe',
  'parametres.modifier': 'Modification des paramètres',
  'parametres.serveur-courriel': 'Serveur d’e-mail changé',
  'parametres.retirer-serveur-courriel': 'Serveur d’e-mail retiré',
  'preferences.modifier': 'Modification des préférences',
  'preferences.donner-cle': 'Clé DeepL donnée à une entité',
  'preferences.retirer-cle': 'Clé DeepL d’une entité retirée',
  'site.retirer-invite': 'Site\u00a0: retrait de ce qu’une autre entité y publie',
  'site.remettre-invite': 'Site\u00a0: remise de ce qu’une autre entité y publie',
  'journal.exporter': 'Export du journal d’audit',
  'tache.annuler': 'Tâche\u00a0: annulation',
  'tache.relancer': 'Tâche\u00a0: relance',
  'tache.purger': 'Tâches\u00a0: effacement',
  'importation.confirmer': 'Import\u00a0: accord donné',
  'importation.abandonner': 'Import\u00a0: abandon',
  'importation.annuler': 'Import\u00a0: retour en arrière',
  'importation.relancer': 'Import\u00a0: relance',
  'depot.deposer': 'Fichier de flux\u00a0: dépôt',
  'depot.supprimer': 'Fichier de flux\u00a0: suppression',
  'objet.ecrire-texte': 'Objet\u00a0: texte local',
  'objet.relire-texte': 'Objet\u00a0: traduction relue',
  'objet.corriger': 'Objet\u00a0: correction locale',
  'objet.rendre-partie': 'Objet\u00a0: retour à ce que dit la source',
  'objet.traiter-reponse': 'Objet\u00a0: réponse de son propriétaire traitée',
  'objet.reprendre-reponse': 'Objet\u00a0: réponse de son propriétaire à reprendre',
  'objet.rendre-texte': 'Objet\u00a0: retour au texte de la source',
  'traduction.assigner': 'Traductions\u00a0: confiées à quelqu’un',
  'traduction.exporter': 'Traductions\u00a0: export d’un fichier',
  'configTraduction.lancer': 'Traduction automatique\u00a0: lancement',
  'objet.lier-identite': 'Objet\u00a0: nouvel identifiant',
  'avis.ignorer': 'Avis d’import\u00a0: marqué comme vu',
  'avis.relier': 'Avis d’import\u00a0: champ relié',
};

const VERBES: Readonly<Record<string, string>> = {
  creer: 'création',
  modifier: 'modification',
  dupliquer: 'duplication',
  archiver: 'archivage',
  desarchiver: 'sortie des archives',
  supprimer: 'mise à la corbeille',
  effacer: 'effacement définitif',
  restaurer: 'restauration',
  retablir: 'retour à une version',
  fusionner: 'fusion',
  inviter: 'invitation',
  publier: 'publication',
  republier: 'retour à une version publiée',
  retirer: 'retrait des sites',
  purger: 'pages à refaire',
  partager: 'partage par un lien',
  revoquer: 'révocation d’un lien',
  'cle-creer': 'création d’une clé',
  'cle-renouveler': 'renouvellement d’une clé',
  'cle-revoquer': 'révocation d’une clé',
  'reinitialiser-mot-de-passe': 'envoi d’un lien de mot de passe',
  'reinitialiser-second-facteur': 'second facteur réinitialisé',
  'fermer-sessions': 'fermeture des sessions',
  transferer: 'transfert de ce dont la personne s’occupait',
};

/** The targets that are no resources. */
const CIBLES: Readonly<Record<string, string>> = { avis: 'Avis d’import' };

/** « Tag : création »; an unknown action stays as it is. */
export function actionLabel(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const [genre = '', verbe = ''] = action.split('.');
  const noun = resourceById(genre)?.noun.one;
  return noun ? `${noun}\u00a0: ${VERBES[verbe] ?? verbe}` : action;
}

export function targetLabel(genre: string): string {
  const single = SINGLE_RESOURCES.find(({ id }) => id === genre);
  return CIBLES[genre] ?? single?.noun.many ?? listedById(genre)?.noun.one ?? genre;
}

interface Fait {
  readonly label: string;
  readonly said?: (value: string) => string;
  readonly counted?: (value: number) => string;
}

/** The facts that a line notes besides the fields of a record, with the words for their values. */
const FAITS: Readonly<Record<string, Fait>> = {
  role: { label: 'Rôle', said: (role) => new Map<string, string>(Object.entries(ROLE_LABELS)).get(role) ?? role },
  ressource: { label: 'Nature', said: targetLabel },
  champ: { label: 'Champ', said: (champ) => changeLabel('objet', champ) },
  langue: { label: 'Langue', said: languageName },
  version: { label: 'Version' },
  du: { label: 'Du', said: momentInWords },
  au: { label: 'Au', said: momentInWords },
  id: { label: 'Numéro' },
  numero: { label: 'Numéro' },
  nombre: { label: 'Nombre' },
  etats: { label: 'États', said: (etat) => ETATS_TACHE.find(({ value }) => value === etat)?.label ?? etat },
  texte: { label: 'Texte' },
  identifiant: { label: 'Identifiant' },
  nom: { label: 'Nom' },
  taille: { label: 'Poids', counted: poidsEnMots },
  flux: { label: 'Flux' },
  entite: { label: 'Entité' },
  fournisseur: { label: 'Fournisseur d’identité' },
  etape: {
    label: 'Étape',
    said: (etape) =>
      new Map([
        ['decouverte', 'Découverte de ses adresses'],
        ['jeton', 'Échange du code'],
        ['profil', 'Lecture du profil'],
      ]).get(etape) ?? etape,
  },
  raison: { label: 'Raison' },
  moyen: {
    label: 'Moyen',
    said: (moyen) =>
      new Map([
        ['totp', 'Application de codes'],
        ['cle', 'Clé d’accès'],
        ['secours', 'Code de secours'],
      ]).get(moyen) ?? moyen,
  },
  hote: { label: 'Hôte' },
  port: { label: 'Port' },
  securite: {
    label: 'Sécurité',
    said: (securite) => SECURITES_DE_COURRIEL.find(({ value }) => value === securite)?.label ?? securite,
  },
  utilisateur: { label: 'Compte' },
  motDePasse: { label: 'Mot de passe saisi' },
  expediteur: { label: 'Expéditeur' },
  jours: { label: 'Durée', counted: (jours) => `${jours}\u00a0jour${jours > 1 ? 's' : ''}` },
  medias: { label: 'Médias' },
  quota: { label: 'Quota' },
  ancien: { label: 'Ancien identifiant' },
  ancienSysteme: { label: 'Ancien système', said: labelOfSysteme },
  nouveau: { label: 'Nouvel identifiant' },
  nouveauSysteme: { label: 'Nouveau système', said: labelOfSysteme },
  q: { label: 'Recherche' },
};

/** The field of a record that changed; undefined for the other facts of a line. */
export function changedField(genre: string, champ: string): Field | undefined {
  const single = SINGLE_RESOURCES.find(({ id }) => id === genre);
  return (resourceById(genre) ?? single)?.fields[champ];
}

/** The label of a field on its form. */
export function changeLabel(genre: string, champ: string): string {
  return changedField(genre, champ)?.label ?? FAITS[champ]?.label ?? champ;
}

/** A value in one line for a reader of changes: in the words of its field, never as it is stored. */
export function changeText(genre: string, champ: string, value: unknown): string {
  const field = changedField(genre, champ);
  const said = field ? valueInWords(field, value) : factText(champ, value);
  return said === '' ? 'vide' : said;
}

function factText(champ: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return FAITS[champ]?.counted?.(value) ?? String(value);
  if (typeof value === 'string') return FAITS[champ]?.said?.(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => factText(champ, one)).join(', ');
  if (!isRecord(value)) return String(value);
  if (typeof value.nom === 'string') return value.nom;
  const parts = Object.entries(value).map(([name, part]) => `${changeLabel('', name)}\u00a0: ${factText(name, part)}`);
  return parts.join(', ');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

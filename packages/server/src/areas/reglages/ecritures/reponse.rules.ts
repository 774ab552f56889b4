import { type EtatDEcriture, type ModeDEcriture, nomDuChemin } from '@bridge/contract';

/** The answer of Apidae to a write: taken, or refused with a kind of error. */
export type ReponseApidae =
  | { readonly kind: 'prise'; readonly statut: string; readonly id: number | null }
  | { readonly kind: 'refus'; readonly type: string; readonly message: string };

/** Reads an answer of the API of writing. */
export function readReponse(status: number, body: string): ReponseApidae {
  const said = objectIn(body);
  if (status >= 200 && status < 300) {
    const { id, status: statut } = said;
    return { kind: 'prise', statut: typeof statut === 'string' ? statut : '', id: typeof id === 'number' ? id : null };
  }
  const { errorType, message } = said;
  return {
    kind: 'refus',
    type: typeof errorType === 'string' ? errorType : `HTTP_${status}`,
    message: typeof message === 'string' ? message.slice(0, LONGEST) : '',
  };
}

const LONGEST = 500;

/** The JSON object of an answer, or an empty one: errors may be plain texts or pages. */
export function objectIn(body: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** The state of a write that Apidae took. `renvoyee`: it had left before, without a known outcome. */
export function etatApres(statut: string, mode: ModeDEcriture, renvoyee: boolean): EtatDEcriture {
  if (mode === 'ANNULATION_DEMANDE') return 'annulee';
  if (statut.endsWith('_ASKED') || statut.endsWith('_SENT') || mode.startsWith('DEMANDE_')) return 'demandee';
  if (statut.endsWith('_NO_DIFF') || statut === 'NO_ACTION') return renvoyee ? 'ecrite' : 'sans-changement';
  return 'ecrite';
}

const PRISES: Readonly<Partial<Record<EtatDEcriture, string>>> = {
  ecrite: 'Apidae a écrit et publié la modification.',
  demandee: 'Apidae a transmis la demande au propriétaire de la fiche, qui doit la valider.',
  'sans-changement': 'Apidae avait déjà ces textes\u00a0: rien n’a changé.',
  annulee: 'La demande est annulée dans Apidae.',
};
export const priseEnMots = (etat: EtatDEcriture): string => PRISES[etat] ?? 'Apidae a pris la demande.';

interface Circonstances {
  /** Paths that were written. */
  readonly chemins: readonly string[];
  /** The owner of the record in Apidae, if known. */
  readonly proprietaire: string;
  /** What Apidae answers about the right to change it, once asked. */
  readonly autorisation: Autorisation | null;
  readonly personne: boolean;
}

export type Autorisation = 'MODIFICATION_POSSIBLE' | 'VERROUILLE' | 'NON_DISPONIBLE';

const quoted = (text: string) => (text === '' ? '' : ` Apidae précise\u00a0: «\u00a0${text}\u00a0».`);

/** Why Apidae refuses, and what to do, in French. */
export function refusEnMots(
  { type, message }: Extract<ReponseApidae, { kind: 'refus' }>,
  circonstances: Circonstances,
): string {
  switch (type) {
    case 'ECRITURE_FORBIDDEN':
      return `${droitManquant(circonstances)}${quoted(message)}`;
    case 'ECRITURE_BAD_REQUEST':
      return `Apidae n’a pas compris la demande.${quoted(message)} Vérifiez la correspondance de la configuration.`;
    case 'ECRITURE_INVALID_JSON_DATA':
      return `Apidae refuse une des valeurs envoyées.${quoted(message)} Corrigez-la, puis rejouez.`;
    case 'OBJET_TOURISTIQUE_NOT_FOUND':
      return 'Apidae ne connaît plus cette fiche\u00a0: elle y a été supprimée, ou son numéro a changé. Relancez l’import.';
    case 'MODIFICATION_VALIDATION_FAILED':
    case 'CREATION_VALIDATION_FAILED':
      return `Le projet n’a pas le droit de publier sans validation, et la configuration demande d’abandonner dans ce cas.${quoted(message)} Demandez ce droit à Apidae, ou choisissez «\u00a0Demander la validation au propriétaire\u00a0».`;
    case 'CANCEL_FAILED':
      return 'Apidae n’a plus de demande à annuler\u00a0: le propriétaire l’a déjà traitée, ou elle n’a pas été faite par ce projet.';
    case 'HTTP_401':
      return `Apidae n’accepte ${circonstances.personne ? 'plus votre connexion' : 'pas l’identifiant client et le secret'}. ${circonstances.personne ? 'Reconnectez-vous par Apidae, puis rejouez.' : 'Vérifiez-les dans la configuration d’écriture.'}`;
    default:
      return type.startsWith('DEMANDE_')
        ? `Apidae refuse cette demande.${quoted(message)} Une autre attend peut-être déjà sur cette fiche.`
        : `Apidae refuse l’écriture (${type}).${quoted(message)}`;
  }
}

/** The missing right, as far as Apidae tells it. */
function droitManquant({ chemins, proprietaire, autorisation, personne }: Circonstances): string {
  const qui = personne ? 'Votre compte Apidae' : 'Le projet d’écriture';
  const membre = proprietaire === '' ? 'son propriétaire' : `son propriétaire, ${proprietaire},`;
  switch (autorisation) {
    case 'VERROUILLE':
      return 'La fiche est verrouillée\u00a0: quelqu’un a un brouillon en cours dans Apidae. Attendez qu’il soit terminé, puis rejouez.';
    case 'MODIFICATION_POSSIBLE':
      return `${qui} a le droit de modifier cette fiche, mais pas ${chemins.length > 1 ? 'ces champs' : 'ce champ'}\u00a0: ${chemins.map(nomDuChemin).join(', ')}. Demandez à Apidae de ${chemins.length > 1 ? 'les' : 'l’'}ouvrir au projet.`;
    default:
      return personne
        ? `${qui} n’a pas le droit de modifier cette fiche\u00a0: il faut que ${membre} y associe votre membre.`
        : `${qui} n’a pas le droit de modifier cette fiche\u00a0: il faut que ${membre} s’abonne à ce projet dans Apidae, ou qu’il vous y associe.`;
  }
}

const AUTORISATIONS: Readonly<Record<Autorisation, string>> = {
  MODIFICATION_POSSIBLE: 'Apidae accepte que cette fiche soit modifiée.',
  VERROUILLE: 'La fiche est verrouillée\u00a0: quelqu’un a un brouillon en cours dans Apidae.',
  NON_DISPONIBLE:
    'Cette fiche ne peut pas être modifiée\u00a0: son propriétaire ne l’a pas ouverte, ou elle n’existe pas dans cet environnement.',
};
export const autorisationEnMots = (autorisation: Autorisation): string => AUTORISATIONS[autorisation];

/** Reads what Apidae answers about the right to change a record, as a plain word or as JSON. */
export function readAutorisation(body: string): Autorisation | null {
  const words = Object.keys(AUTORISATIONS) as Autorisation[];
  return words.find((word) => body.includes(word)) ?? null;
}

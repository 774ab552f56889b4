/** The system whose accounts a provider holds: those of the spec have an option and a page of their own. */
export const SYSTEMES_D_IDENTITE = [
  { value: 'tourinsoft', label: 'Tourinsoft' },
  { value: 'lei', label: 'LEI' },
  { value: 'apidae', label: 'Apidae' },
  { value: 'bridge', label: 'Une autre instance de Bridge' },
  { value: 'autre', label: 'Un autre système' },
] as const;
export type SystemeDIdentite = (typeof SYSTEMES_D_IDENTITE)[number]['value'];

export const PROTOCOLES = [
  { value: 'oidc', label: 'OpenID Connect' },
  { value: 'oauth2', label: 'OAuth 2' },
] as const;

/** How Bridge proves that it is the provider's client when it exchanges a code. */
export const PREUVES_DU_CLIENT = [
  { value: 'post', label: 'Dans le corps de la demande' },
  { value: 'basic', label: 'En-tête Basic' },
  { value: 'basic-brut', label: 'En-tête Basic, sans encodage' },
  { value: 'aucune', label: 'Sans secret (PKCE seul)' },
] as const;

export const RATTACHEMENTS = [
  { value: 'jamais', label: 'Jamais de lui-même' },
  { value: 'email-verifie', label: 'Par une adresse e-mail que le fournisseur a vérifiée' },
] as const;

export const PREMIERES_CONNEXIONS = [
  { value: 'refusee', label: 'Refusée' },
  { value: 'en-attente', label: 'Compte créé sans rôle, à valider par un administrateur' },
  { value: 'ouverte', label: 'Compte créé avec ses rôles' },
] as const;

export const GESTIONS_DES_ROLES = [
  { value: 'creation', label: 'À la création du compte seulement' },
  { value: 'chaque-connexion', label: 'À chaque connexion' },
] as const;

import * as oidc from 'openid-client';
import { OutsideError } from '../../../platform/net/outside.error.ts';

/** The step of a trip to a provider that failed. */
export type EtapeDuVoyage = 'decouverte' | 'jeton' | 'profil';

/** A step that failed, with the reason: administrators read it, the person who signs in does not. */
export class EchecDEtape extends Error {
  constructor(
    readonly etape: EtapeDuVoyage,
    cause: unknown,
  ) {
    super(`the provider failed at ${etape}`, { cause });
  }
}

/** The errors of providers that give no token (RFC 6749, 5.2), with the remedy. */
const REFUS: Readonly<Record<string, string>> = {
  invalid_client:
    'Le fournisseur ne reconnaît pas Bridge. Vérifiez l’identifiant client, le secret et la preuve du client.',
  unauthorized_client:
    'Le fournisseur n’autorise pas Bridge à demander une connexion. Vérifiez chez lui les droits de ce client.',
  invalid_grant:
    'Le fournisseur refuse le code de connexion\u00a0: il a déjà servi, il a expiré, ou l’adresse de retour n’est pas celle qui est enregistrée chez lui.',
  invalid_scope: 'Le fournisseur ne connaît pas une des portées demandées. Corrigez le champ «\u00a0Portées\u00a0».',
  unsupported_grant_type:
    'Le fournisseur ne donne pas de jeton par ce protocole. Vérifiez l’adresse du jeton et le protocole.',
};

const ADRESSE =
  'Parmi les adresses du fournisseur, il en manque une, ou l’une n’est pas une adresse complète en HTTPS. Vérifiez l’émetteur et les adresses, ou prévenez le fournisseur.';

const CODES: Readonly<Record<string, string>> = {
  OAUTH_MISSING_SERVER_METADATA: ADRESSE,
  OAUTH_INVALID_SERVER_METADATA: ADRESSE,
  OAUTH_HTTP_REQUEST_FORBIDDEN: ADRESSE,
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: ADRESSE,
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED:
    'L’émetteur que le fournisseur dit être n’est pas celui qui est réglé ici. Recopiez-le exactement.',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED:
    'Le jeton d’identité n’est pas fait pour Bridge, ou pas par cet émetteur. Vérifiez l’émetteur et l’identifiant client.',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED:
    'Le jeton d’identité n’est pas valable à cette heure. Vérifiez l’horloge de ce serveur et celle du fournisseur.',
  OAUTH_PARSE_ERROR: 'La réponse du fournisseur n’est pas du JSON. Vérifiez les adresses.',
};

const LONGEST = 200;

/** The reason why a provider failed, in French, for its administrators. */
export function raisonDEchec(error: unknown): string {
  if (error instanceof OutsideError) return error.message.replaceAll('fournisseur du flux', 'fournisseur d’identité');
  if (error instanceof oidc.ResponseBodyError) {
    const said = [error.error, error.error_description].filter(Boolean).join('\u00a0: ').slice(0, LONGEST);
    return (
      REFUS[error.error] ??
      `Le fournisseur a refusé («\u00a0${said}\u00a0»). Vérifiez les réglages de ce client chez lui.`
    );
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) return statusReason(error.status);
  if (error instanceof Response) return statusReason(error.status);
  if (error instanceof SyntaxError) return CODES.OAUTH_PARSE_ERROR ?? '';
  if (!(error instanceof Error)) return 'La réponse du fournisseur n’est pas celle attendue.';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = CODES[code];
  if (known !== undefined) return known;
  if (error.cause !== undefined) return raisonDEchec(error.cause);
  return `La réponse du fournisseur n’est pas celle attendue${code === '' ? '' : ` (${code})`}. Vérifiez le protocole et les adresses.`;
}

function statusReason(status: number): string {
  const what = `Le fournisseur a répondu par une erreur (code ${status})`;
  if (status === 401 || status === 403)
    return `${what}\u00a0: il refuse de dire qui est la personne. Vérifiez les portées et les droits de ce client chez lui.`;
  if (status === 404) return `${what}\u00a0: rien ne se trouve à cette adresse. Vérifiez les adresses.`;
  if (status >= 500) return `${what}. Réessayez plus tard\u00a0; si l’erreur dure, prévenez-le.`;
  return `${what}. Vérifiez les adresses et le protocole.`;
}

/** Whether the provider cannot be reached, or does not work: nobody can sign in by it for now. */
export function isAway(error: unknown): boolean {
  if (error instanceof OutsideError) return true;
  if (error instanceof Response) return error.status >= 500;
  return error instanceof Error && isAway(error.cause);
}

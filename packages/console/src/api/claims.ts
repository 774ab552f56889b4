import { type Claims, claimsSchema, ROLES } from '@bridge/contract';

/** The claims of the access token about the person, for display only: the server reads the user at each request. */
export function readClaims(token: string | undefined): Claims | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const content: object = Object(JSON.parse(new TextDecoder().decode(bytes)));
    const parsed = claimsSchema.safeParse({ ...content, roles: knownRoles('roles' in content ? content.roles : []) });
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A role that this version does not know opens nothing here, and must not lock its holder out of the rest. */
function knownRoles(roles: unknown) {
  return ROLES.filter((role) => Array.isArray(roles) && roles.includes(role));
}

/** « Prénom Nom », or the user name of a person who gave no name. */
export function displayName({ firstname, lastname, username }: Claims): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username;
}

/** A key of the session, which changes when another person takes it over, or the same person with other rights. */
export function identityOf({ username, act, roleActif, entiteActive }: Claims): string {
  return JSON.stringify([username, act?.username, roleActif, entiteActive?.id]);
}

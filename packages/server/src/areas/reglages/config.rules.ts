interface Switched {
  readonly before: { readonly actif: boolean } | null;
  readonly after: { readonly actif: boolean };
}

export const isTurnedOn = ({ before, after }: Switched) => after.actif && before?.actif !== true;

type Secret = string | { readonly defini: boolean } | null;

/** A secret that was just written, or one that is already there. */
export const isGiven = (secret: Secret) => typeof secret === 'string' || secret?.defini === true;

/** What loses its key is no longer active. */
export function withoutMeans(actif: boolean, secret: Secret): { readonly actif: false } | undefined {
  return actif && !isGiven(secret) ? { actif: false } : undefined;
}

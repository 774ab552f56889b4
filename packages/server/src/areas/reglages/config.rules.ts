interface Switched {
  readonly before: { readonly actif: boolean } | null;
  readonly after: { readonly actif: boolean };
}

export const isTurnedOn = ({ before, after }: Switched) => after.actif && before?.actif !== true;

type Secret = string | { readonly defini: boolean } | null;

/** Whether a secret was just written, or exists already. */
export const isGiven = (secret: Secret) => typeof secret === 'string' || secret?.defini === true;

/** Switches off what loses its key. */
export function withoutMeans(actif: boolean, secret: Secret): { readonly actif: false } | undefined {
  return actif && !isGiven(secret) ? { actif: false } : undefined;
}

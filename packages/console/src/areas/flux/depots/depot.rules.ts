import { conversionDe, type Depot, isFichierDeFlux, LARGEST_DEPOT } from '@bridge/contract';
import { ApiError } from '../../../api/client.ts';
import { formatBytes } from '../../../resource/values/format.ts';

const KINDS = 'JSON, XML, CSV, Excel, ZIP ou GZ';
const KINDS_OF_JSON = 'JSON, ZIP ou GZ';

/** The kinds of files that feeds of one system read, by their resource. */
const KINDS_BY_FEED: Readonly<Record<string, string>> = {
  fluxApidae: KINDS_OF_JSON,
  fluxDatatourisme: KINDS_OF_JSON,
  fluxLei: 'XML ou GZ',
};

/** The kinds of files that may be put down for a feed, in words. */
export const kindsFor = (resource: string): string => KINDS_BY_FEED[resource] ?? KINDS;

/** The reason why a file cannot be deposited, told before anything is sent. */
export function depotRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (size === 0) return `«\u00a0${name}\u00a0» est vide\u00a0: choisissez un autre fichier.`;
  if (size > LARGEST_DEPOT)
    return `«\u00a0${name}\u00a0» pèse ${formatBytes(size)}\u00a0: ${formatBytes(LARGEST_DEPOT)} au plus. Compressez-le en ZIP, ou placez-le dans le répertoire des flux du serveur.`;
  const conversion = conversionDe(name);
  if (conversion !== undefined) return conversion;
  if (!isFichierDeFlux(name)) return `«\u00a0${name}\u00a0» n’est pas un fichier de flux\u00a0: ${KINDS}.`;
  return undefined;
}

/** The message about an upload that failed. */
export function depotProblem(error: unknown): string {
  if (!(error instanceof ApiError)) return 'L’envoi n’a pas abouti. Réessayez dans un instant.';
  if (error.status === 413) return 'Le serveur refuse un fichier de cette taille. Compressez-le en ZIP puis réessayez.';
  return error.message;
}

/** The depot that a feed reads: by its own name, or the folder that holds it; undefined if it has gone. */
export const depotOf = (depots: readonly Depot[], name: string): Depot | undefined =>
  depots.find(({ nom }) => nom === name) ?? depots.find(({ nom, dossier }) => dossier && name.startsWith(`${nom}/`));

/** The name of a depot as its author knows it: « gites.json » for « entite-3/gites.json ». */
export const depotName = (nom: string): string => nom.split('/').at(-1) ?? nom;

export function depotFacts({ dossier, taille }: Pick<Depot, 'dossier' | 'taille'>): string {
  return dossier ? 'Dossier' : formatBytes(taille);
}

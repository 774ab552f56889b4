import {
  type Endpoint,
  HORS_DES_JETONS,
  type Portee,
  RESOURCES,
  type Resource,
  type VerbeDeJeton,
} from '@bridge/contract';

/** The rights that a call asks of a token: these verbs on this resource. */
interface Besoin {
  readonly ressource: string;
  readonly verbes: readonly VerbeDeJeton[];
}

const VERBES: Readonly<Record<keyof Resource['calls'], readonly VerbeDeJeton[]>> = {
  list: ['view'],
  get: ['view'],
  export: ['view'],
  history: ['view'],
  usages: ['view'],
  create: ['create'],
  duplicate: ['create'],
  import: ['create', 'edit'],
  update: ['edit'],
  archive: ['edit'],
  restore: ['edit'],
  restoreVersion: ['edit'],
  remove: ['remove'],
  // The body of the call decides which one: a token needs all of them.
  bulk: ['create', 'edit', 'remove'],
};

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;

const BESOINS: ReadonlyMap<string, Besoin> = new Map(
  RESOURCES.filter(({ id }) => !HORS_DES_JETONS.includes(id)).flatMap(({ id, calls }) =>
    Object.entries(VERBES).map(([call, verbes]): [string, Besoin] => [
      // The table names every call of a resource, and nothing else.
      nameOf(calls[call as keyof Resource['calls']]),
      { ressource: id, verbes },
    ]),
  ),
);

/** Whether a token reaches a call. Calls that belong to no resource, such as sign-in, cannot be reached by a token. */
export function reaches(portees: readonly Portee[], endpoint: Pick<Endpoint, 'method' | 'path'>): boolean {
  const besoin = BESOINS.get(nameOf(endpoint));
  if (!besoin) return false;
  const given = portees.filter(({ ressource }) => ressource === besoin.ressource).flatMap(({ verbes }) => verbes);
  return besoin.verbes.every((verbe) => given.includes(verbe));
}

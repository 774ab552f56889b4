import { mayAccess, type Resource, resourceById, slugify } from '@bridge/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../api/client.ts';
import { useSession } from '../../../api/session.store.ts';
import { type Choix, choixKey, rememberNames } from '../../values/choix.query.ts';
import { useLanguages } from '../../values/language.ts';

export interface ReferenceCreation {
  /** Whether this person can create a record from this name alone. */
  readonly isOffered: (name: string) => boolean;
  readonly create: (name: string) => void;
  readonly creating: boolean;
  readonly failure: string | undefined;
  /** Forgets the failure: the person has gone on to something else. */
  readonly dismiss: () => void;
}

interface Options {
  readonly to: string;
  readonly enabled: boolean;
  readonly onCreated: (choix: Choix) => void;
}

/** « Créer « xyz » »: creates a record from its name, without leaving the form. */
export function useReferenceCreation({ to, enabled, onCreated }: Options): ReferenceCreation {
  const queries = useQueryClient();
  const viewer = useSession((session) => session.viewer);
  const [language = 'fr'] = useLanguages();
  const resource = resourceById(to);
  const allowed = enabled && resource !== undefined && mayAccess(resource.access.create, viewer);

  const creation = useMutation({
    mutationFn: async (name: string): Promise<Choix> => {
      if (!resource) throw new Error(`unknown resource: ${to}`);
      const { id } = await call(resource.calls.create, { body: bodyFor(resource, name, language) });
      return { id, titre: name.trim(), couleur: null, actif: true };
    },
    onSuccess: (choix) => {
      rememberNames(queries, to, [choix]);
      void queries.invalidateQueries({ queryKey: [...choixKey(to), 'offre'] });
      onCreated(choix);
    },
  });

  return {
    isOffered: (name) => allowed && resource.creation.safeParse(bodyFor(resource, name, language)).success,
    create: (name) => creation.mutate(name),
    creating: creation.isPending,
    failure: creation.error ? reasonOf(creation.error) : undefined,
    dismiss: () => creation.isError && creation.reset(),
  };
}

/** The body of a record created from its name alone, with the short names derived from that name. */
function bodyFor({ fields, title }: Resource, name: string, language: string): Record<string, unknown> {
  const words = name.trim();
  const slugs = Object.entries(fields).flatMap(([field, { kind, ...own }]) =>
    kind === 'slug' && 'from' in own && own.from === title ? [[field, slugify(words)]] : [],
  );
  return {
    [title]: fields[title]?.kind === 'translated' ? { [language]: words } : words,
    ...Object.fromEntries(slugs),
  };
}

function reasonOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return error.errors.map(({ message }) => message).join(' ') || error.message;
}

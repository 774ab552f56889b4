import { mayAccess, resourceById } from '@bridge/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useState } from 'react';
import { useSession } from '../../../api/session.store.ts';
import { createPath } from '../../record-path.ts';
import { type Choix, choixKey, rememberNames } from '../../values/choix.query.ts';
import { CreationDrawerContext } from './creation.context.ts';

interface CreationDrawer {
  /** Opens the drawer with a name; null for a person who may not create a record here. */
  readonly open: ((name: string) => void) | null;
  readonly drawer: ReactNode;
}

/** The drawer that creates a record over the form that will refer to it. */
export function useCreationDrawer(to: string, onCreated: (choix: Choix) => void): CreationDrawer {
  const Drawer = use(CreationDrawerContext);
  const queries = useQueryClient();
  const viewer = useSession((session) => session.viewer);
  const [name, setName] = useState<string | null>(null);
  const resource = resourceById(to);
  if (!Drawer || !resource || createPath(resource) === null || !mayAccess(resource.access.create, viewer))
    return { open: null, drawer: null };
  return {
    open: setName,
    drawer: name !== null && (
      <Suspense fallback={null}>
        <Drawer
          resource={resource}
          name={name}
          onClose={() => setName(null)}
          onCreated={(choix) => {
            rememberNames(queries, to, [choix]);
            void queries.invalidateQueries({ queryKey: [...choixKey(to), 'offre'] });
            setName(null);
            onCreated(choix);
          }}
        />
      </Suspense>
    ),
  };
}

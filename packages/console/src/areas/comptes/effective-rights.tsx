import { effectiveRights, PAGES, RESOURCES, type Right, type Role } from '@bridge/contract';
import { Text } from '@mantine/core';
import { use, useMemo } from 'react';
import { useSession } from '../../api/session.store.ts';
import { ConsoleContext } from '../../navigation/console-context.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './effective-rights.module.css';

/** What the saved roles open, in the words of the menu. The same rules as the menu and the server. */
export function EffectiveRights({ roles }: { readonly roles: readonly Role[] }) {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const rights = useMemo(() => {
    const pages = PAGES.filter(({ page }) => hasScreen(page));
    return viewer ? effectiveRights(pages, RESOURCES, { ...viewer, roles }) : [];
  }, [viewer, roles, hasScreen]);
  const sections = [...new Set(rights.map(({ section }) => section))];
  return (
    <Panel title="Que peut faire cette personne ?" intro="D’après ses rôles enregistrés et les options de l’instance.">
      {roles.length === 0 && <Text c="dimmed">Rien encore : elle n’a aucun rôle.</Text>}
      {roles.length > 0 &&
        sections.map((section) => (
          <div key={section}>
            {section && (
              <Text c="dimmed" size="sm">
                {section}
              </Text>
            )}
            <ul className={classes.rights}>
              {rights
                .filter((right) => right.section === section)
                .map((right) => (
                  <li key={right.title}>
                    {right.title} <span className={classes.verbs}>{verbsOf(right)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </Panel>
  );
}

function verbsOf({ create, edit }: Right): string {
  return ['voir', ...(create ? ['créer'] : []), ...(edit ? ['modifier'] : [])].join(', ');
}

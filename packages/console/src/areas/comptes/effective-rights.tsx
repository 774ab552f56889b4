import {
  type Closed,
  closedRights,
  effectiveRights,
  FLAG_LABELS,
  PAGES,
  RESOURCES,
  type Right,
  ROLE_LABELS,
  type Role,
} from '@bridge/contract';
import { Text } from '@mantine/core';
import { use, useMemo } from 'react';
import { useSession } from '../../api/session.store.ts';
import { ConsoleContext } from '../../navigation/console-context.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './effective-rights.module.css';

/** The pages and actions that the saved roles open, by the rules that the menu and the server apply. */
export function EffectiveRights({ roles }: { readonly roles: readonly Role[] }) {
  const viewer = useSession((session) => session.viewer);
  const { hasScreen } = use(ConsoleContext);
  const [rights, closed] = useMemo((): [Right[], Closed[]] => {
    const pages = PAGES.filter(({ page }) => hasScreen(page));
    if (!viewer) return [[], []];
    const theirs = { ...viewer, roles };
    return [effectiveRights(pages, RESOURCES, theirs), closedRights(pages, theirs)];
  }, [viewer, roles, hasScreen]);
  const sections = [...new Set(rights.map(({ section }) => section))];
  return (
    <Panel
      title="Que peut faire cette personne ?"
      intro="D’après ses rôles enregistrés, le mode et les options de l’instance, pour ses entités et ce qui en dépend."
    >
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
                    <span>
                      {right.title}
                      <span className={classes.why}>{whyOf(right)}</span>
                    </span>
                    <span className={classes.verbs}>{verbsOf(right)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      {closed.length > 0 && (
        <div>
          <Text c="dimmed" size="sm">
            Fermé pour l’instant
          </Text>
          <ul className={classes.rights}>
            {closed.map((one) => (
              <li key={`${one.section} ${one.title}`}>
                <span>
                  {one.title}
                  <span className={classes.why}>{closedBecause(one)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

/** The roles and the option that give a right, in words. */
function whyOf({ roles, flags }: Right): string {
  const by = roles.map((role) => ROLE_LABELS[role]);
  const options = flags.map((flag) => `option «\u00a0${FLAG_LABELS[flag]}\u00a0»`);
  return [...by, ...options].join(', ') || 'toute personne connectée';
}

function closedBecause({ flags, byMode }: Closed): string {
  if (byMode) return 'réservé, tant que l’authentification unique ou le mode multi-entités est actif';
  return `option «\u00a0${flags.map((flag) => FLAG_LABELS[flag]).join('\u00a0», «\u00a0')}\u00a0» désactivée`;
}

function verbsOf({ create, edit }: Right): string {
  return ['voir', ...(create ? ['créer'] : []), ...(edit ? ['modifier'] : [])].join(', ');
}
